-- What a shopper has confirmed in a wallet's sheet, and no order has used yet: one for each cart.
create table orders.wallet_payment (
  cart_id text primary key,
  -- APPLE_PAY, GOOGLE_PAY, DEMO_WALLET.
  method text not null,
  -- The provider's name of the card, for one hold of at most so many cents.
  token text not null check (length(token) between 1 and 128),
  cents integer not null check (cents >= 0),
  network text not null check (network ~ '^[A-Za-z][A-Za-z ]{0,23}$'),
  last_four text not null check (last_four ~ '^\d{4}$'),
  -- The quote that the shopper saw in the sheet.
  quote_id text not null,
  request_key text not null,
  created_at timestamptz not null
);
create index wallet_payment_created on orders.wallet_payment (created_at);

-- The card behind a wallet's payment, as far as a shopper recognizes it; null for every other way to pay.
alter table orders.payment
  add column card_network text check (card_network ~ '^[A-Za-z][A-Za-z ]{0,23}$'),
  add column card_last_four text check (card_last_four ~ '^\d{4}$'),
  add check ((card_network is null) = (card_last_four is null));
