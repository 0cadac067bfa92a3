-- A draw knows what its program said when it was published, so that draws ask games for nothing.
alter table games.draw
  add column title text,
  add column opens_at timestamptz,
  add column rules_version integer,
  add column rules_hash text,
  add column program_minimum_age integer,
  add column minimum_age integer,
  add column void_where text[];
update games.draw set
  title = program.game ->> 'title',
  opens_at = program.start_at,
  rules_version = rules.version,
  rules_hash = rules.hash,
  program_minimum_age = rules.minimum_age,
  minimum_age = prize.minimum_age,
  void_where = rules.void_where
from games.program program
join games.program_rules rules on rules.program_code = program.code and rules.version = program.rules_version
cross join games.prize prize
where draw.program_code = program.code and draw.prize_id = prize.prize_id;
alter table games.draw
  alter column title set not null,
  alter column opens_at set not null,
  alter column rules_version set not null,
  alter column rules_hash set not null,
  alter column program_minimum_age set not null,
  alter column minimum_age set not null,
  alter column void_where set not null;
