-- Every process reads the sessions that ended in the last half hour, every two seconds at most.
CREATE INDEX session_revoked_at ON identity.session (revoked_at) WHERE revoked_at IS NOT NULL;
