import { expect, test } from 'vitest';
import { phoneDigits } from './phone-number.ts';

test.each([
  '9255550142',
  '(925) 555-0142',
  '+1 925.555.0142',
  '1-925-555-0142',
  '925\u2011555\u20130142',
  '\u202a+1\u00a0(925)\u00a0555\u20110142\u202c',
  '\ufeff925\u200b5550142',
  '９２５-５５５-０１４２',
])('N-7 %j is a US number', (text) => expect(phoneDigits(text)).toBe('9255550142'));

test.each(['', '925555014', '92555501421', '925-555-0142x', 'call 9255550142', '+44 20 7946 0958', '925/555/0142'])(
  'N-7 %j is none',
  (text) => expect(phoneDigits(text)).toBeNull(),
);
