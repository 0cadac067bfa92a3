-- A lower price from so many packages on, for every one of them: what each costs then, or what comes off it in hundredths
-- of a percent. Products of one group count together; without a group, each counts alone.
alter table catalog.price
  add column volume_qty integer check (volume_qty between 2 and 99),
  add column volume_price_cents integer check (volume_price_cents > 0),
  add column volume_rate integer check (volume_rate between 1 and 9900),
  add column volume_group text check (char_length(volume_group) between 1 and 64),
  add constraint price_volume check (
    (volume_qty is not null)::int = (volume_price_cents is not null)::int + (volume_rate is not null)::int
    and (volume_group is null or volume_qty is not null));
