-- A free entry asks who lives at an address: those of its ZIP code are looked through, however many there are elsewhere.
create index address_zip on profile.address (left(zip_code, 5));
