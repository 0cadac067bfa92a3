-- A shopper may want to be asked before anything takes an item's place.
alter table cart.line drop constraint line_substitution_check,
  add constraint line_substitution_check check (substitution in ('BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'));
