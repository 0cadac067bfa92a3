-- Where a guest asked from, as a keyed hash of the internet address: a browser is whatever its cookie says, so guests of one
-- network count as a few at most. null for who is signed in.
alter table catalog.stock_ask add column network text check (char_length(network) = 20);
create index stock_ask_network on catalog.stock_ask (network, asked_at) where network is not null;
-- One row: without it, an address could be found by trying all of them.
create table catalog.network_key (key text not null default gen_random_uuid()::text || gen_random_uuid()::text);
insert into catalog.network_key default values;
