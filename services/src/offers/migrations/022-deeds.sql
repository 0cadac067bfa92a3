-- A challenge may be completed without an order: by a complete profile, by choosing to hear of deals, by starting FreshPass.
alter table offers.progress_event alter column order_number drop not null;
alter table offers.reward alter column order_number drop not null;
