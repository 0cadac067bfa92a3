-- A note has so many characters as a person counts them, which its door checks: an emoji of ten parts is one.
alter table orders.checkout drop constraint checkout_instructions_check,
  add constraint checkout_instructions_check check (length(instructions) <= 2000);
alter table orders."order" drop constraint order_arrived_note_check,
  add constraint order_arrived_note_check check (length(arrived_note) <= 800);
