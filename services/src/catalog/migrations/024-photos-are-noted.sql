-- Offers show the photos of products, and keep them in memory.
create trigger note_change after insert or update or delete or truncate on catalog.product_photos
  for each statement execute function platform.note_change();
