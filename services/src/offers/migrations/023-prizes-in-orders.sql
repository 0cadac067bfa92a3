-- A household's own offer comes off one item of its department, in one order: it is held by that order, and then used.
alter table offers.personal_offer add column department_id text;
alter table offers.personal_offer add column order_number text;
alter table offers.personal_offer add column redeemed_at timestamptz;
create index personal_offer_order on offers.personal_offer (order_number) where order_number is not null;
