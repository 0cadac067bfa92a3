import { expect, test } from 'vitest';
import { isDay } from './day.ts';

test.each(['2026-08-05', '2028-02-29', '2026-12-31'])('%j is a day', (text) => expect(isDay(text)).toBe(true));

test.each(['', '2026-02-29', '2026-13-01', '2026-00-10', '2026-8-5', '20260805', '2026-08-05T00', 'x2026-08-05'])(
  '%j is no day',
  (text) => expect(isDay(text)).toBe(false),
);
