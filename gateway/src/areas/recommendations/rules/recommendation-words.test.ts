import { expect, test } from 'vitest';
import { recommendationText } from './recommendation-words.ts';

const none = { withItemId: null, withName: null, dueInDays: null, cadenceDays: null, text: '' };

test('N-79 each recommendation says why', () => {
  expect(recommendationText({ ...none, code: 'BOUGHT_TOGETHER', withName: 'Dry Pasta' }, 'en')).toBe(
    'Often bought with dry pasta',
  );
  expect(recommendationText({ ...none, code: 'BOUGHT_TOGETHER' }, 'en')).toBe('Often bought together');
  expect(recommendationText({ ...none, code: 'DUE', dueInDays: -3, cadenceDays: 14 }, 'en')).toBe(
    '3 days late, every 14 days',
  );
  expect(recommendationText({ ...none, code: 'POPULAR' }, 'en')).toBe('Many buy it');
});
