-- Five wrong codes lock the handle for a while: which handle a challenge went to (its authentication code), and since when.
ALTER TABLE identity.otp_challenge ADD COLUMN handle_mac text;
ALTER TABLE identity.otp_challenge ADD COLUMN locked_at timestamptz;

CREATE INDEX otp_challenge_locked ON identity.otp_challenge (handle_mac, locked_at) WHERE locked_at IS NOT NULL;
