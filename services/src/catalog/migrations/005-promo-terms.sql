-- What a buy-get or a multi-buy comes to in numbers, so that a cart can be priced (N-33, N-34): its text is for shoppers.
-- Products of one group count together; without a group, each counts alone.
alter table catalog.price
  add column promo_buy integer check (promo_buy between 1 and 99),
  add column promo_free integer check (promo_free between 1 and 99),
  add column promo_qty integer check (promo_qty between 2 and 99),
  add column promo_price_cents integer check (promo_price_cents > 0),
  add column promo_group text check (char_length(promo_group) between 1 and 64);

-- As far as the texts of what is published already tell.
update catalog.price set promo_buy = found[1]::int, promo_free = found[2]::int
  from (select store_id, bpn, channel, regexp_match(promo_text, '^buy (\d{1,2}),? get (\d{1,2}) free$', 'i') as found
    from catalog.price where promo_type = 'B') as told
  where found is not null and found[1]::int > 0 and found[2]::int > 0
    and (price.store_id, price.bpn, price.channel) = (told.store_id, told.bpn, told.channel);
update catalog.price set promo_qty = found[1]::int, promo_price_cents = round(found[2]::numeric * 100)::int
  from (select store_id, bpn, channel, regexp_match(promo_text, '^(\d{1,2}) for \$(\d{1,5}(?:\.\d\d)?)$', 'i') as found
    from catalog.price where promo_type = 'M') as told
  where found is not null and found[1]::int > 1 and found[2]::numeric > 0
    and (price.store_id, price.bpn, price.channel) = (told.store_id, told.bpn, told.channel);

alter table catalog.price
  add constraint price_buy_get check (
    (promo_buy is null) = (promo_free is null) and (promo_buy is null or promo_type is not distinct from 'B')),
  add constraint price_multi_buy check (
    (promo_qty is null) = (promo_price_cents is null) and (promo_qty is null or promo_type is not distinct from 'M')),
  add constraint price_group check (promo_group is null or promo_buy is not null or promo_qty is not null);

-- What a marketplace seller asks for sending an order (N-63).
alter table catalog.seller add column shipping_cents integer not null default 595 check (shipping_cents >= 0);
