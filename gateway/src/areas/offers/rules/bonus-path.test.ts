import { expect, test } from 'vitest';
import type { Challenge } from '../../../generated/rest.ts';
import { bonusPath } from './bonus-path.ts';

const challenge: Challenge = {
  offerId: 'c1',
  title: 'Buy 3 packs of berries',
  description: '',
  imageId: 'blueberries',
  rewardText: '$3 reward',
  bonusPathStatus: 'inprogress',
  endDate: '2026-08-31T00:00:00.000Z',
  continuity: { units: 'ITEMS', progressValue: 2, targetValue: 3 },
};

test('S-49 a challenge that has been started is In Progress', () => {
  expect(bonusPath(challenge, 'en')).toMatchObject({ isCompleted: false, statusLabel: 'In Progress' });
});

test('S-48 S-121 a challenge at its target is Bonus Path Completed', () => {
  const done = { ...challenge, continuity: { ...challenge.continuity, progressValue: 3 } };
  expect(bonusPath(done, 'en')).toMatchObject({ isCompleted: true, statusLabel: 'Bonus Path Completed' });
});

test.each(['', 'expired'] as const)('a challenge with the status "%s" has no label', (bonusPathStatus) => {
  expect(bonusPath({ ...challenge, bonusPathStatus }, 'en').statusLabel).toBe('');
});
