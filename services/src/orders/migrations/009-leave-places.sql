-- Two more places where an order is left.
alter table orders.checkout drop constraint checkout_leave_at_check;
alter table orders.checkout add constraint checkout_leave_at_check
  check (leave_at in ('FRONT_DOOR', 'PORCH', 'LOBBY', 'SIDE_GATE', 'NEIGHBOR', 'OTHER'));
