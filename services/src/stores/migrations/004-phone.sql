-- Ten digits; null if nobody answers there.
alter table stores.offering add column phone text check (phone ~ '^\d{10}$');
