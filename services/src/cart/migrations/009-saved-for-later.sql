-- Packages that a shopper keeps for later: they stay with their line, and count in no sum. A line may have some in the cart, too.
alter table cart.line
  add column saved_quantity integer not null default 0 check (saved_quantity between 0 and 999);
drop index cart.line_removed;
create index line_removed on cart.line (changed_at) where quantity = 0 and saved_quantity = 0;
