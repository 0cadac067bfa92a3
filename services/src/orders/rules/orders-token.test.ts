import { expect, test } from 'vitest';
import { ordersToken, placeIn } from './orders-token.ts';

test('G-36 a page goes on where the last one ended, and nothing else is a token', () => {
  const place = { isPast: true, at: Temporal.Instant.from('2026-08-06T23:00:00.5Z'), orderNumber: '4471955' };
  expect(placeIn(ordersToken(place))).toEqual(place);
  const tokens = [
    '',
    'x',
    '[]',
    '[true,"2026",""]',
    '[true,"yesterday","4471955"]',
    '[1,"2026-08-06T23:00:00Z","4471955"]',
  ];
  for (const text of [...tokens, '[false,"2026-08-06T23:00:00Z","1 or 1=1"]'])
    expect(placeIn(Buffer.from(text).toString('base64url'))).toBeNull();
});
