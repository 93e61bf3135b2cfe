-- The sessions of a person are listed by kind, the oldest first.
drop index sessions_user;
create index sessions_user on sessions ("user", kind, created, hash);
