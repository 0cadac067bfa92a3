-- How far a demo's clock is ahead, so that commands, which are processes of their own, go by the same time.
CREATE TABLE platform.demo_clock (
  is_only  boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  ahead_ms bigint  NOT NULL
);
