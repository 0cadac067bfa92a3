-- Which products changed, by number, for who keeps them in memory; null where it may be any of them.
alter table catalog.product_changed add column numbers integer[];

create function catalog.note_search_products_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into catalog.product_changed (numbers) select array_agg(number) from before_change having count(*) > 0;
  else
    insert into catalog.product_changed (numbers) select array_agg(number) from after_change having count(*) > 0;
  end if;
  return null;
end $$;
drop trigger note_product_changed on catalog.search_product;
create trigger note_product_changed_insert after insert on catalog.search_product
  referencing new table as after_change for each statement execute function catalog.note_search_products_changed();
create trigger note_product_changed_update after update on catalog.search_product
  referencing new table as after_change for each statement execute function catalog.note_search_products_changed();
create trigger note_product_changed_delete after delete on catalog.search_product
  referencing old table as before_change for each statement execute function catalog.note_search_products_changed();
create trigger note_product_changed_truncate after truncate on catalog.search_product
  for each statement execute function catalog.note_product_changed();

-- Photos change what lists show, and nothing that they are made of.
create function catalog.note_photos_changed() returns trigger language plpgsql as $$
begin
  insert into catalog.product_changed (numbers) values ('{}');
  return null;
end $$;
drop trigger note_product_changed on catalog.product_photos;
create trigger note_photos_changed after insert or update or delete or truncate on catalog.product_photos
  for each statement execute function catalog.note_photos_changed();
