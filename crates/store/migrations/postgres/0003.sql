-- How hard puzzles turned out to be for people: tenths, and millionths for the volatility. Those that no one has tried yet
-- have no row.
create table puzzles (
    game text collate "C" not null,
    name text collate "C" not null,
    rating integer not null,
    deviation integer not null,
    volatility integer not null,
    plays integer not null,
    primary key (game, name)
);
