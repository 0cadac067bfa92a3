-- What a store has on sale, by the last day of its last promotion: its sales are found without reading the rest.
create index search_offer_deal on catalog.search_offer
  (store_id, (greatest(all_deal_until, delivery_deal_until, pickup_deal_until, in_store_deal_until, shipping_deal_until)))
  include (number, stock,
    all_cents, all_deal_until, all_regular_cents, delivery_cents, delivery_deal_until, delivery_regular_cents,
    pickup_cents, pickup_deal_until, pickup_regular_cents, in_store_cents, in_store_deal_until, in_store_regular_cents,
    shipping_cents, shipping_deal_until, shipping_regular_cents)
  where greatest(all_deal_until, delivery_deal_until, pickup_deal_until, in_store_deal_until, shipping_deal_until) is not null;
