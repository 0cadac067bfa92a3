-- A shopper may want to be asked before anything takes an item's place: without a yes it stays in the store (N-60).
alter table orders.order_line drop constraint order_line_substitution_check,
  add constraint order_line_substitution_check check (substitution in ('BEST_MATCH', 'SPECIFIC_ITEM', 'ASK', 'REFUND'));
