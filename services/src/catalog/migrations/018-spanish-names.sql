-- A product's name in Spanish, as its maker writes it or composed of its English one; null where neither says enough.
alter table catalog.product
  add column name_es text check (name_es <> ''),
  add column is_name_es_composed boolean not null default false check (name_es is not null or not is_name_es_composed);
