-- What the console's audit log is filtered by, newest first.
create index audit_log_operator on games.audit_log (operator, seq desc);
create index audit_log_command on games.audit_log (command, seq desc);
create index audit_log_at on games.audit_log (at);
