import { expect, test } from 'vitest';
import { type ClipAnswer, clipOutcome, failedCallText } from './clip-outcome.ts';

const messageOf = (answer: ClipAnswer) => {
  const outcome = clipOutcome(answer, 'en');
  return outcome.isClipped ? null : outcome.message;
};
const why = { errorCd: 'E01', errorMsg: 'The offer is over.' };

test.each([
  ['alone', [{ status: 1 }]],
  ['also if the list item failed (X-5)', [{ status: 1 }, { status: 2, ...why }]],
  ['with a code beside it', [{ status: 1, ...why }]],
])('S-114 the first item with status 1 is a clip, %s', (_, items) => {
  expect(clipOutcome({ items }, 'en')).toEqual({ isClipped: true });
});

test('S-115 S-221 T-7 status 0 says that it has expired, and why when the service says so', () => {
  expect(clipOutcome({ items: [{ status: 0 }, { status: 1 }] }, 'en')).toEqual({
    isClipped: false,
    code: 'EXPIRED',
    message: '200: Coupon Expired',
    errorCd: null,
  });
  expect(clipOutcome({ items: [{ status: 0, ...why }] }, 'en')).toMatchObject({
    message: '200: Coupon Expired E01 The offer is over.',
    errorCd: 'E01',
  });
});

test.each([2, 7, -1, 1.5, Number.NaN])('S-115 S-222 T-14 status %s is neither', (status) => {
  const text = '200: Coupon Clip failed - status is not either 0 or 1';
  expect(clipOutcome({ items: [{ status }] }, 'en')).toMatchObject({ code: 'CLIP_FAILED', message: text });
  expect(messageOf({ items: [{ status, ...why }] })).toBe(`${text} E01 The offer is over.`);
});

test.each([[{}], [{ items: null }], [{ items: [] }]])('S-223 T-15 the answer %j has no items', (answer) => {
  const text = '200: Coupon Clip failed - items is not defined';
  expect(clipOutcome(answer, 'en')).toMatchObject({ code: 'CLIP_FAILED', message: text });
  expect(messageOf({ ...answer, ...why })).toBe(`${text} E01 The offer is over.`);
});

test('S-186 an answer without items says why at its top, in either form, the first error counting', () => {
  const text = '200: Coupon Clip failed - items is not defined';
  const errors = [{ code: 'E02', message: 'No such store.' }, { code: 'E03' }];
  expect(messageOf({ errors })).toBe(`${text} E02 No such store.`);
  expect(messageOf({ errors, ...why })).toBe(`${text} E01 The offer is over.`);
  expect(messageOf({ errors: [{ message: 'No such store.' }] })).toBe(`${text} No such store.`);
  expect(messageOf({ errors: [] })).toBe(text);
});

test('S-224 S-225 a call that failed says its status, and the first code and message', () => {
  expect(failedCallText('CLIP', 503, undefined, 'en')).toBe('503: Coupon Clip failed');
  expect(failedCallText('CLIP', 404, { code: 'NO_STORE', message: 'Store not found.' }, 'en')).toBe(
    '404: Coupon Clip failed NO_STORE Store not found.',
  );
  expect(failedCallText('UNCLIP', 500, { code: 'BROKEN', message: null }, 'en')).toBe(
    '500: Coupon UnClip failed BROKEN',
  );
  expect(failedCallText('UNCLIP', 500, { message: 'Try again.' }, 'en')).toBe('500: Coupon UnClip failed Try again.');
});
