-- The language in which a shopper last signed in: what is mailed to them is written in it.
ALTER TABLE identity.customer ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'));
-- On its way there: that of the page on which a code was asked for, and of who proves with it that they may join.
ALTER TABLE identity.otp_challenge ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'));
ALTER TABLE identity.joining ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'));
