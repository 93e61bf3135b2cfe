create table tables (
    n integer primary key,
    id text not null unique,
    game text not null,
    summary text not null,
    created integer not null
) strict;

-- What changes with every append stands apart in short rows: the fewer pages change, the less goes to the disk.
create table heads (
    n integer primary key references tables (n),
    seq integer not null,
    -- The last entry, if there is one.
    last integer,
    public integer not null,
    stage integer not null,
    due integer,
    waiting integer not null,
    changed integer not null
) strict;

create index heads_due on heads (due) where due is not null;
create index heads_lobby on heads (stage) where public = 1 and stage < 2;

-- In the order they came, each with the one before it of the same table: new entries of many tables share a page,
-- and need no index. `heads` decides which number comes next.
create table entries (
    n integer primary key,
    tbl integer not null,
    seq integer not null,
    prev integer,
    body text not null
) strict;

create table sitters (
    tbl integer not null references tables (n),
    chair integer not null,
    user text not null,
    primary key (tbl, chair, user)
) strict, without rowid;

create index sitters_user on sitters (user);

create table snapshots (
    tbl integer primary key references tables (n),
    seq integer not null,
    body blob not null
) strict;

-- `name_key` is null for guests and the deleted, who may have the same names as others.
create table users (
    id text primary key,
    name text not null,
    name_key text unique,
    account integer not null,
    password text,
    language text,
    webhook text,
    settings text not null,
    created integer not null,
    deleted integer not null default 0
) strict, without rowid;

create table sessions (
    hash blob primary key,
    user text not null references users (id),
    kind integer not null,
    label text not null,
    created integer not null,
    expires integer not null
) strict, without rowid;

create index sessions_user on sessions (user);
create index sessions_expires on sessions (expires);
