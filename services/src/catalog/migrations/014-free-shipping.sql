-- From so much on, counted after price promos, a seller ships a cart free; null if it never does.
alter table catalog.seller add column free_shipping_cents integer check (free_shipping_cents > 0);
