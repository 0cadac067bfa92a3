-- How many entries and holders a draw has, in sixteen parts, so that households that enter at once seldom wait for each other.
create table games.entry_count (
  draw_id text not null references games.draw (draw_id),
  part smallint not null check (part between 0 and 15),
  entries integer not null check (entries > 0),
  holders integer not null check (holders > 0),
  primary key (draw_id, part)
);
insert into games.entry_count (draw_id, part, entries, holders)
select draw_id, hashtext(holder) & 15, sum(entries), count(*) from games.entry_total group by 1, 2;

create function games.count_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    update games.entry_count set entries = entries + new.entries - old.entries
    where draw_id = new.draw_id and part = hashtext(new.holder) & 15;
  else
    insert into games.entry_count as counted (draw_id, part, entries, holders)
    values (new.draw_id, hashtext(new.holder) & 15, new.entries, 1)
    on conflict (draw_id, part) do update
      set entries = counted.entries + excluded.entries, holders = counted.holders + 1;
  end if;
  return null;
end $$;
create trigger count_entries after insert or update of entries on games.entry_total
  for each row execute function games.count_entries();
