-- Windows of another width begin at the same minute: wide ones are packed with others (GREEN4H).
alter table stores.slot_plan drop constraint slot_plan_pkey;
alter table stores.slot_plan add primary key (store_id, channel, weekday, first_minute, window_minutes);
