-- The purchase order number that a business writes at checkout (S-165), and that its order keeps; null for none.
alter table orders.checkout add column po_number text check (po_number ~ '^[A-Za-z0-9#][A-Za-z0-9 ._/#-]{0,29}$');
alter table orders."order" add column po_number text check (po_number ~ '^[A-Za-z0-9#][A-Za-z0-9 ._/#-]{0,29}$');
