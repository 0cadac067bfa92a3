-- A household's carts, with those of orders that are being changed: no query reads the carts of others.
create index cart_by_household on cart.cart (household_id) where household_id is not null;
