-- Text messages are on their way to their provider like mail to its server.
ALTER TABLE identity.outgoing_mail ADD COLUMN channel text NOT NULL DEFAULT 'email' CHECK (channel IN ('email', 'sms'));
