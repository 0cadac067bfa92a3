-- Where a customer can be reached besides what they sign in with: added later, and signing no one in.
create table profile.contact (
  customer_id text not null,
  channel text not null check (channel in ('sms', 'email')),
  handle text not null,
  added_at timestamptz not null,
  primary key (customer_id, channel)
);
