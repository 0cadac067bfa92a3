-- What shoppers asked a store to stock after a search that found nothing: each of them once for the same words.
create table catalog.stock_ask (
  store_id text not null,
  -- The words in small letters, without accents, in the singular: what tells one ask from another.
  words text not null,
  -- `shopper:` and a customer's id, or `browser:` and a guest's browser.
  asker text not null,
  -- As it was typed.
  typed text not null,
  asked_at timestamptz not null,
  primary key (store_id, words, asker)
);
create index stock_ask_asker on catalog.stock_ask (asker, asked_at);
