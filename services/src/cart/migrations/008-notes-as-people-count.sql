-- A note has so many characters as a person counts them, which its door checks: an emoji of ten parts is one.
alter table cart.line drop constraint line_comments_check,
  add constraint line_comments_check check (char_length(comments) between 1 and 1400);
