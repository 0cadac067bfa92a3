-- What a program and its prizes are called in another language than the program's own: one ProgramTexts.
create table games.program_texts (
  program_code text not null references games.program (code),
  language text not null,
  texts jsonb not null,
  primary key (program_code, language)
);
-- Kept in memory by every process, which follows its changes (platform.note_change).
create trigger note_change after insert or update or delete or truncate on games.program_texts
  for each statement execute function platform.note_change();

-- Which prize or offer brought a row, so that it can be named in another language; null for what was written before.
alter table games.reward_ledger add column prize_id text references games.prize (prize_id), add column offer_id text;
alter table games.points_ledger add column offer_id text;
