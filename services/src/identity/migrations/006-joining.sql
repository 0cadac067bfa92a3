-- A code goes to whoever asks for one: who has it and isn't a member yet may join. The handle is kept as long as the code.
ALTER TABLE identity.otp_challenge ADD COLUMN handle text;

-- Every message is sent now, so none is left to hide.
DELETE FROM identity.message WHERE NOT shown;
ALTER TABLE identity.message DROP COLUMN shown;

-- A handle that has been proved with a code in a browser, and may become a member from there.
CREATE TABLE identity.joining (
  joining_id  text PRIMARY KEY,
  channel     text        NOT NULL CHECK (channel IN ('sms', 'email')),
  handle      text        NOT NULL,
  device_id   text        NOT NULL,
  remember    boolean     NOT NULL,
  created_at  timestamptz NOT NULL,
  expires_at  timestamptz NOT NULL,
  -- Who it became.
  customer_id text REFERENCES identity.customer
);

CREATE INDEX joining_expires_at ON identity.joining (expires_at);
CREATE INDEX joining_customer ON identity.joining (customer_id) WHERE customer_id IS NOT NULL;

-- What a member agreed to when joining. Accounts from before joining was possible have no row.
CREATE TABLE identity.membership (
  customer_id     text PRIMARY KEY REFERENCES identity.customer,
  registration_id text        NOT NULL UNIQUE,
  banner          text        NOT NULL,
  terms_version   text        NOT NULL,
  privacy_version text        NOT NULL,
  wants_deals     boolean     NOT NULL,
  joined_at       timestamptz NOT NULL
);
