-- What the household is written to in; who set its plan up, or changed it last, read it.
alter table subscriptions.plan add column language text not null default 'en' check (language ~ '^[a-z]{2}$');
