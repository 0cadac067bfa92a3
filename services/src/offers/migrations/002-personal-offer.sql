-- Offers of one household alone, such as a prize that it redeemed: made clipped and in My List.
create table offers.personal_offer (
  offer_id text primary key,
  household_id text not null,
  -- The offer that it is made after; null when it stands for itself.
  campaign_offer_id text,
  title text not null,
  description text not null,
  image_id text not null,
  value_cents integer not null check (value_cents >= 0),
  status text not null check (status in ('U', 'C')),
  in_my_list boolean not null,
  -- What it was given for: the same source gives one offer.
  source_id text not null unique,
  clipped_at timestamptz,
  expires_at timestamptz not null,
  check ((status = 'C') = (clipped_at is not null))
);
create index personal_offer_household on offers.personal_offer (household_id, expires_at);
