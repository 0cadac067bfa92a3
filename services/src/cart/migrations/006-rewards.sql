-- Whether the cart spends its household's grocery rewards (N-35).
alter table cart.cart add column uses_rewards boolean not null default false;
