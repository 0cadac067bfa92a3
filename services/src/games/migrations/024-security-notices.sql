-- Notices about an account's safety.
ALTER TABLE games.notice DROP CONSTRAINT notice_type_check;
ALTER TABLE games.notice ADD CONSTRAINT notice_type_check CHECK (type IN
  ('WIN', 'CLAIM', 'COUPON_EXPIRING', 'ORDER_CHANGED', 'SUB_REMINDER', 'POINTS_POSTED', 'PRIZE_BACK', 'SECURITY'));
