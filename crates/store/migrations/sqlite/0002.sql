-- Who opened a table, and whether it is still open: how many tables a person keeps open is counted by an index.
alter table tables add column host text not null default '';
alter table tables add column open integer not null default 1;
update tables set open = 0 where n in (select n from heads where stage = 2);
create index tables_host on tables (host, n desc) where open = 1;

-- Lists are read in the order of an index. `changed` is in none, so that an answer does not rewrite it.
drop index heads_lobby;
create index heads_lobby on heads (stage, n desc) where public = 1 and stage < 2;

-- Whether a person sits at the table, is invited, or the table is over.
alter table sitters add column role integer not null default 0;
update sitters set role = 2 where tbl in (select n from heads where stage = 2);
drop index sitters_user;
create index sitters_user on sitters (user, role, tbl desc);

-- What a token may be used for. Old ones may play, and change no account.
alter table sessions add column scopes integer not null default 1;

-- What the name of an account looks like; the program fills it in.
alter table users add column look text;
create index users_look on users (look) where look is not null;
