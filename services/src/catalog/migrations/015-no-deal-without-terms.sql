-- A buy-get or a multi-buy that was only told in words was shown and never given (N-33). It ends; the next file of prices
-- brings it back with its terms, or says why it can't.
update catalog.price
  set promo_type = null, promo_text = null, promo_description = null, promo_ends_on = null, promo_group = null
  where promo_type in ('B', 'M') and promo_buy is null and promo_qty is null;

-- So it goes for what an import can bring back, or is about to bring.
update catalog.version_change set before = before - array['promo_type', 'promo_text', 'promo_description', 'promo_ends_on']
  where kind = 'price' and before ->> 'promo_type' in ('B', 'M')
    and before ->> 'promo_buy' is null and before ->> 'promo_qty' is null;
update catalog.staged set content = content - array['promo_type', 'promo_text', 'promo_description', 'promo_ends_on']
  where kind = 'price' and content ->> 'promo_type' in ('B', 'M')
    and content ->> 'promo_buy' is null and content ->> 'promo_qty' is null;

alter table catalog.price add constraint price_told check (
  promo_type is distinct from 'B' and promo_type is distinct from 'M' or promo_buy is not null or promo_qty is not null);
