-- Ways in beside the one-time code, each good on one host. A key whose counter ran backward is stopped, not deleted.
CREATE TABLE identity.passkey (
  credential_id text PRIMARY KEY,
  customer_id   text        NOT NULL REFERENCES identity.customer,
  host          text        NOT NULL,
  public_key    text        NOT NULL,
  counter       bigint      NOT NULL CHECK (counter >= 0),
  transports    text[]      NOT NULL,
  name          text        NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz,
  stopped_at    timestamptz
);

CREATE INDEX passkey_customer ON identity.passkey (customer_id);

CREATE TABLE identity.passkey_challenge (
  challenge_id text PRIMARY KEY,
  challenge    text        NOT NULL,
  device_id    text        NOT NULL,
  host         text        NOT NULL,
  -- null: to sign in with. Otherwise the session that adds a key.
  session_id   text REFERENCES identity.session ON DELETE CASCADE,
  expires_at   timestamptz NOT NULL,
  consumed_at  timestamptz
);

CREATE INDEX passkey_challenge_expires_at ON identity.passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_session ON identity.passkey_challenge (session_id) WHERE session_id IS NOT NULL;

-- What happened to a shopper's keys, kept for two years.
CREATE TABLE identity.passkey_event (
  event_id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id   text        NOT NULL REFERENCES identity.customer,
  credential_id text        NOT NULL,
  name          text        NOT NULL,
  kind          text        NOT NULL CHECK (kind IN ('ADDED', 'REMOVED', 'STOPPED')),
  at            timestamptz NOT NULL
);

CREATE INDEX passkey_event_at ON identity.passkey_event (at);
CREATE INDEX passkey_event_customer ON identity.passkey_event (customer_id);
