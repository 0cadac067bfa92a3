-- When the code left for its shopper; null while it hasn't, and then nobody can enter it.
ALTER TABLE identity.otp_challenge ADD COLUMN sent_at timestamptz DEFAULT now();
-- Does it count toward how many may be sent? One that couldn't be sent doesn't.
ALTER TABLE identity.otp_challenge ADD COLUMN is_counted boolean NOT NULL DEFAULT true;

CREATE INDEX otp_challenge_unsent ON identity.otp_challenge (handle, device_id) WHERE sent_at IS NULL;

-- Mail for a mail server, until it has taken it. None holds a code.
CREATE TABLE identity.outgoing_mail (
  mail_id    text PRIMARY KEY,
  recipient  text        NOT NULL,
  subject    text        NOT NULL,
  body       text        NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX outgoing_mail_created_at ON identity.outgoing_mail (created_at);
