CREATE TABLE platform.idempotency_key (
  principal   text        NOT NULL,
  route       text        NOT NULL,
  key         text        NOT NULL,
  fingerprint text        NOT NULL,
  answer      text,
  created_at  timestamptz NOT NULL,
  PRIMARY KEY (principal, route, key)
);

CREATE INDEX idempotency_key_created_at ON platform.idempotency_key (created_at);
