-- Five wrong codes end the challenge, not the handle: nobody can lock another shopper out.
ALTER TABLE identity.otp_challenge DROP COLUMN handle_mac;
ALTER TABLE identity.otp_challenge DROP COLUMN locked_at;

-- Is a browser one in which the shopper has signed in before?
CREATE INDEX session_customer_device ON identity.session (customer_id, device_id);
DROP INDEX identity.session_customer;
