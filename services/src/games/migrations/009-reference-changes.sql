-- Kept in memory by every process, which follows its changes (platform.note_change).
CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games.program
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games.program_division
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games.division_setting
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

CREATE TRIGGER note_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games.program_rules
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();

-- Stock moves with every play; it is read anew each time, and nobody is told.
CREATE TRIGGER note_change AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
  prize_id, program_code, prize_type, reward_kind, name, short_description, description, image_id, cost_points,
  quantity_total, per_user_limit, per_day_limit, start_at, end_at, redeem_by, arv_cents, disclaimer, terms, points,
  entries, alternate_rank, minimum_age, listed, position, details, draw_at
  ON games.prize
  FOR EACH STATEMENT EXECUTE FUNCTION platform.note_change();
