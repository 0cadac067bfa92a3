-- Orders of shoppers who are in the store: no time is held, and they pay at the register (S-2).
alter table orders."order" drop constraint order_channel_check;
alter table orders."order" add constraint order_channel_check
  check (channel in ('PICKUP', 'DELIVERY', 'SHIPPING', 'IN_STORE'));
alter table orders."order" drop constraint order_check;
alter table orders."order" add constraint order_slot_check
  check ((slot_id is null) = (channel in ('SHIPPING', 'IN_STORE')));
