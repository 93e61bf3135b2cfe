-- Texts that are keys sort by their bytes, so that both engines agree on every order.
-- No index holds `seq`, `changed`, `waiting` or `summary`, and pages keep some room: most appends update in place.
create table tables (
    n bigint generated always as identity primary key,
    id text collate "C" not null unique,
    game text not null,
    public boolean not null,
    seq bigint not null,
    summary text not null,
    created bigint not null,
    stage smallint not null,
    due bigint,
    waiting bigint not null,
    changed bigint not null
) with (fillfactor = 70);

create index tables_due on tables (due) where due is not null;
create index tables_lobby on tables (stage) where public and stage < 2;

-- Without a foreign key: an entry is only ever added by the statement that changed the row of its table.
create table entries (
    tbl bigint not null,
    seq bigint not null,
    body text not null,
    primary key (tbl, seq)
);

create table sitters (
    tbl bigint not null references tables (n),
    chair smallint not null,
    "user" text collate "C" not null,
    primary key (tbl, chair, "user")
);

create index sitters_user on sitters ("user");

create table snapshots (
    tbl bigint primary key references tables (n),
    seq bigint not null,
    body bytea not null
);

-- `name_key` is null for guests and the deleted, who may have the same names as others.
create table users (
    id text collate "C" primary key,
    name text not null,
    name_key text collate "C" unique,
    account boolean not null,
    password text,
    language text,
    webhook text,
    settings text not null,
    created bigint not null,
    deleted boolean not null default false
);

create table sessions (
    hash bytea primary key,
    "user" text collate "C" not null references users (id),
    kind smallint not null,
    label text not null,
    created bigint not null,
    expires bigint not null
);

create index sessions_user on sessions ("user");
create index sessions_expires on sessions (expires);
