-- Tables whose rows services keep in memory: how often each was changed. Who changes one raises its version in the same
-- transaction, so versions follow one another in the order of the commits, and tells everybody who listens at the commit.
CREATE TABLE platform.table_version (
  table_name text   PRIMARY KEY,
  version    bigint NOT NULL
);

CREATE FUNCTION platform.note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := tg_table_schema || '.' || tg_table_name;
  now_at bigint;
BEGIN
  INSERT INTO platform.table_version AS known (table_name, version) VALUES (changed, 1)
  ON CONFLICT (table_name) DO UPDATE SET version = known.version + 1
  RETURNING known.version INTO now_at;
  PERFORM pg_notify('larder_tables', changed || ' ' || now_at);
  RETURN NULL;
END $$;
