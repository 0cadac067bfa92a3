-- The privacy page promised what nothing could do; a page that a retailer has written stays as it is.
UPDATE content.document
SET version = version + 1,
    body = replace(
      body::text,
      'You can see and change your details under Account Settings. To get a copy of them or to close your account, ask at your store''s service desk.',
      'You can see your details under Account Settings. There you can add, change, and delete addresses, delete your mobile number as long as you can sign in with your email address, and decide what we write to you about.'
    )::jsonb
WHERE name = 'page/privacy' AND body::text LIKE '%To get a copy of them or to close your account, ask at your store''s service desk.%';
