-- Years that a shopper must be for this prize, whatever the program's own minimum; 0 = the program's alone (T-30).
alter table games.prize add column minimum_age integer not null default 0 check (minimum_age between 0 and 120);
update games.prize set minimum_age = 18 where prize_type = 'SWEEPSTAKES';
