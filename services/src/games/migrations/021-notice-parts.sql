-- What a notice tells, as a code and its parts, which whoever shows it puts into words. Older notices keep their words.
alter table games.notice
  add column parts jsonb,
  alter column title drop not null,
  alter column body drop not null,
  add constraint notice_tells check (parts is not null or (title is not null and body is not null));
