-- Who works with the console.
create table operators.person (
  person_id text primary key,
  -- As the audit log calls them.
  name text not null unique check (name ~ '^[a-z0-9._-]{1,40}$'),
  full_name text not null check (length(full_name) between 1 and 1000),
  email text not null check (email = lower(email)),
  -- Whose orders a member of a store's staff sees; null for everybody else.
  store_id text,
  -- Counts its changes.
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  deactivated_at timestamptz,
  constraint person_email unique (email)
);

create table operators.person_role (
  person_id text not null references operators.person on delete cascade,
  role text not null check (role in ('OWNER', 'APPROVER', 'MERCHANDISER', 'MARKETING', 'GAMES', 'STORE_STAFF', 'SUPPORT',
    'AUDITOR')),
  primary key (person_id, role)
);
create index person_role_role on operators.person_role (role);

create table operators.session (
  -- SHA-256 of what the browser has: whoever reads this table can't sign in with it.
  session_hash text primary key,
  person_id text not null references operators.person on delete cascade,
  created_at timestamptz not null,
  -- To the minute.
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_person on operators.session (person_id);
create index session_expires_at on operators.session (expires_at);

create table operators.sign_in_code (
  challenge_id text primary key,
  -- Null: nobody has this address, and no code will do.
  person_id text references operators.person on delete cascade,
  code_hash text not null,
  language text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index sign_in_code_expires_at on operators.sign_in_code (expires_at);
