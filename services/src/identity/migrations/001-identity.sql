CREATE TABLE identity.store (
  store_id       text PRIMARY KEY,
  name           text NOT NULL,
  banner         text NOT NULL,
  display_banner text NOT NULL,
  division       text NOT NULL,
  time_zone      text NOT NULL,
  branch_id      text,
  address        text NOT NULL,
  city           text NOT NULL,
  state          text NOT NULL CHECK (state ~ '^[A-Z]{2}$'),
  zip            text NOT NULL
);

CREATE INDEX store_division ON identity.store (division);
CREATE INDEX store_banner ON identity.store (banner);

CREATE TABLE identity.household (
  household_id text PRIMARY KEY,
  club_card    text UNIQUE
);

CREATE TABLE identity.customer (
  customer_id         text PRIMARY KEY,
  household_id        text        NOT NULL REFERENCES identity.household,
  uuid                text        NOT NULL UNIQUE,
  gid                 text        NOT NULL UNIQUE,
  user_type           text        NOT NULL CHECK (user_type IN ('G', 'R', 'C', 'A')),
  customer_type       text        NOT NULL CHECK (customer_type IN ('C', 'E')),
  site_type           text        NOT NULL CHECK (site_type IN ('C', 'B')),
  first_name          text        NOT NULL,
  last_name           text        NOT NULL,
  email               text UNIQUE CHECK (email = lower(email)),
  phone               text UNIQUE CHECK (phone ~ '^\+1[2-9][0-9]{9}$'),
  date_of_birth       date,
  state               text        CHECK (state ~ '^[A-Z]{2}$'),
  store_id            text        NOT NULL REFERENCES identity.store,
  shop_store_id       text        NOT NULL REFERENCES identity.store,
  zip                 text        NOT NULL,
  shop_zip            text        NOT NULL,
  preference          text        NOT NULL CHECK (preference IN ('delivery', 'dug', 'j4u')),
  pickup_address      text,
  unattended_delivery boolean     NOT NULL DEFAULT false,
  demo_key            text UNIQUE,
  demo_title          text,
  demo_description    text,
  demo_position       integer     NOT NULL DEFAULT 0
);

CREATE INDEX customer_household ON identity.customer (household_id);

-- One signing key (EdDSA) and one secret for message authentication codes are in use at a time.
CREATE TABLE identity.signing_key (
  kid         text PRIMARY KEY,
  purpose     text        NOT NULL CHECK (purpose IN ('SIGN', 'MAC')),
  private_jwk jsonb       NOT NULL,
  public_jwk  jsonb,
  created_at  timestamptz NOT NULL,
  retired_at  timestamptz
);

CREATE UNIQUE INDEX signing_key_in_use ON identity.signing_key (purpose) WHERE retired_at IS NULL;

-- A session is a family of refresh tokens; `generation` is the number of the one that is valid now.
CREATE TABLE identity.session (
  session_id      text PRIMARY KEY,
  customer_id     text        NOT NULL REFERENCES identity.customer,
  device_id       text        NOT NULL,
  banner          text        NOT NULL,
  remember        boolean     NOT NULL,
  amr             text        NOT NULL,
  generation      integer     NOT NULL DEFAULT 1,
  rotated_at      timestamptz NOT NULL,
  token_id        text        NOT NULL,
  token_issued_at timestamptz NOT NULL,
  auth_time       timestamptz NOT NULL,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  revoked_at      timestamptz,
  revoked_because text
);

CREATE INDEX session_customer ON identity.session (customer_id);
CREATE INDEX session_expires_at ON identity.session (expires_at);

CREATE TABLE identity.remembered_shopper (
  remembered_id text PRIMARY KEY,
  customer_id   text        NOT NULL REFERENCES identity.customer,
  created_at    timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL
);

CREATE INDEX remembered_shopper_customer ON identity.remembered_shopper (customer_id);

CREATE TABLE identity.otp_challenge (
  challenge_id text PRIMARY KEY,
  -- null: the handle belongs to nobody, and no code will do.
  customer_id  text REFERENCES identity.customer,
  session_id   text REFERENCES identity.session ON DELETE CASCADE,
  purpose      text        NOT NULL CHECK (purpose IN ('SIGN_IN', 'STEP_UP')),
  channel      text        NOT NULL CHECK (channel IN ('sms', 'email')),
  device_id    text        NOT NULL,
  code_hash    text        NOT NULL,
  attempts     integer     NOT NULL DEFAULT 0,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  consumed_at  timestamptz
);

CREATE INDEX otp_challenge_expires_at ON identity.otp_challenge (expires_at);
CREATE INDEX otp_challenge_session ON identity.otp_challenge (session_id) WHERE session_id IS NOT NULL;

CREATE TABLE identity.rate_limit (
  bucket     text PRIMARY KEY,
  started_at timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL,
  used       integer     NOT NULL
);

CREATE INDEX rate_limit_ends_at ON identity.rate_limit (ends_at);

-- What the sign-in outbox shows when no mail server is configured. Messages to unknown handles stay unshown.
CREATE TABLE identity.message (
  message_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel    text        NOT NULL,
  recipient  text        NOT NULL,
  subject    text        NOT NULL,
  body       text        NOT NULL,
  shown      boolean     NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX message_created_at ON identity.message (created_at);
