-- Who opened a table: how many tables a person keeps open is counted by an index.
alter table tables add column host text collate "C" not null default '';
create index tables_host on tables (host, n desc) where stage < 2;

-- Lists are read in the order of an index. `changed` is in none, so that an answer does not rewrite it.
drop index tables_lobby;
create index tables_lobby on tables (stage, n desc) where public and stage < 2;
create index tables_created on tables (created, id);

-- Whether a person sits at the table, is invited, or the table is over.
alter table sitters add column role smallint not null default 0;
update sitters set role = 2 from tables where n = tbl and stage = 2;
drop index sitters_user;
create index sitters_user on sitters ("user", role, tbl desc);

-- What a token may be used for. Old ones may play, and change no account.
alter table sessions add column scopes smallint not null default 1;

-- What the name of an account looks like; the program fills it in.
alter table users add column look text collate "C";
create index users_look on users (look) where look is not null;
