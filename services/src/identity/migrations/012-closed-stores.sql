-- When a store closed to shoppers, who don't see it; null while it is open. One that is new in a file is closed until an operator
-- opens it.
alter table identity.store add column closed_at timestamptz;
