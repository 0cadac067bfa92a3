-- Challenges are offers like the others (offers.offer), and finalized orders count for them there (offers.progress).
drop table offers.challenge_progress;
drop table offers.challenge;
