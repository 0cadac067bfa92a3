-- Zone in which the text of a version names its dates; versions that were frozen before have none.
alter table games.program_rules add column time_zone text;
