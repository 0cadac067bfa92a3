-- Browsers that show a household's notices while no page is open.
create table games.push_device (
  device_id uuid primary key,
  -- Where its push service takes messages: one per browser, whoever uses it.
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  household_id text not null,
  -- Who switched it on, and in which browser: nothing is sent once they aren't signed in there.
  customer_id text not null,
  browser_id text not null,
  -- At whose site, for the icon.
  banner text not null,
  -- ORDERS, WINS, SCHEDULE
  kinds text[] not null,
  changed_at timestamptz not null
);
create index push_device_household on games.push_device (household_id, changed_at);
create index push_device_customer on games.push_device (customer_id);
