-- What was only added to a line lately: {since, adds: [{version, quantity}]}; null before this was kept (T-64).
alter table cart.line add column growth jsonb;
