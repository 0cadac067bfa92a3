-- Who wants to be told when a prize that is gone is there again. A row waits; it goes when it is told or taken back.
create table games.stock_alert (
  prize_id text not null references games.prize (prize_id),
  household_id text not null,
  asked_at timestamptz not null,
  primary key (prize_id, household_id)
);

alter table games.notice drop constraint notice_type_check;
alter table games.notice add constraint notice_type_check check (type in
  ('WIN', 'CLAIM', 'COUPON_EXPIRING', 'ORDER_CHANGED', 'SUB_REMINDER', 'POINTS_POSTED', 'PRIZE_BACK'));
