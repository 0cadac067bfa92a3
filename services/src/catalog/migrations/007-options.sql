-- What an option's picture is drawn from: `bread-sourdough`; unknown to whoever can't draw it.
alter table catalog.customization_option add column art text;

-- Options that a store is out of today (N-57).
create table catalog.option_out (
  store_id text not null,
  upc_id text not null,
  primary key (store_id, upc_id)
);
create trigger note_change after insert or update or delete or truncate on catalog.option_out
  for each statement execute function platform.note_change();
