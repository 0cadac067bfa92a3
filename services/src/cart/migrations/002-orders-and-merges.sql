-- What a pending order was priced by, while it is being changed: its prices, offers, and moment stay (N-40).
alter table cart.cart add column ordered jsonb;
alter table cart.cart add constraint cart_ordered check (ordered is null or order_number is not null);

-- The household's cart that took a guest's in: who still names the guest's means it (N-6).
alter table cart.cart add column merged_into text references cart.cart (cart_id) on delete set null;
create index cart_merged_into on cart.cart (merged_into) where merged_into is not null;
