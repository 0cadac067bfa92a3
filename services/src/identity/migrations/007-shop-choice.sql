-- Where a shopper chose to shop on a banner's site. Without a row, the account's own store counts.
CREATE TABLE identity.shop_choice (
  customer_id text        NOT NULL REFERENCES identity.customer,
  banner      text        NOT NULL,
  store_id    text        NOT NULL,
  preference  text        NOT NULL CHECK (preference IN ('delivery', 'dug', 'j4u')),
  -- Where orders are delivered.
  zip_code    text        CHECK (zip_code ~ '^\d{5}$'),
  chosen_at   timestamptz NOT NULL,
  PRIMARY KEY (customer_id, banner),
  CHECK (preference <> 'delivery' OR zip_code IS NOT NULL)
);
