-- Which prize a household's own offer is; null for offers before this was kept.
alter table offers.personal_offer add column prize_id text;
