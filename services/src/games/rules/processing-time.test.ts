import { expect, test } from 'vitest';
import { postWithin, processingHours, processingNote } from './processing-time.ts';

test('N-11 G-126 points post an hour before the 48 hours that shoppers are promised', () => {
  expect(processingHours).toBe(48);
  expect(postWithin).toEqual({ hours: 47 });
  expect(processingNote).toBe('It may take up to 48 hours to process new activity.');
});
