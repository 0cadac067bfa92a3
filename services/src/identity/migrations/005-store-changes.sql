-- Kept in memory by every process, which follows its changes (platform.note_change).
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON identity.store
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
