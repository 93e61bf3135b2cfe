-- No index holds `seq`, `changed`, `waiting` or `summary`: an append rewrites one row here and adds its entries.
create table tables (
    n integer primary key,
    id text not null unique,
    game text not null,
    public integer not null,
    seq integer not null,
    summary text not null,
    created integer not null,
    stage integer not null,
    due integer,
    waiting integer not null,
    changed integer not null,
    webhook text
) strict;

create index tables_due on tables (due) where due is not null;
create index tables_lobby on tables (stage) where public = 1 and stage < 2;

-- Without a foreign key: an entry is only ever added after the row of its table was changed.
create table entries (
    tbl integer not null,
    seq integer not null,
    body text not null,
    primary key (tbl, seq)
) strict, without rowid;

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

-- `name_key` is null for guests and the deleted, who share names with anybody.
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
