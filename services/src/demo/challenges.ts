import type { ChallengeDraft } from '../offers/index.ts';
import type { Season } from './season.ts';

/** The Bonus Path of every store. */
export function challenges(season: Season, divisions: readonly string[]): ChallengeDraft[] {
  const last = season.ends(30);
  const until = last.toLocaleString('en-US', { timeZone: season.timeZone, month: 'short', day: 'numeric' });
  const shared = { divisions, startAt: season.begins(-14), endAt: last };
  return [
    {
      ...shared,
      offerId: 'bonus-berries',
      title: 'Buy 3 packs of berries',
      description: 'Strawberries, blueberries, raspberries, or blackberries, in one order or several.',
      imageId: 'blueberries',
      rewardText: '$3 reward',
      units: 'ITEMS',
      targetValue: 3,
    },
    {
      ...shared,
      offerId: 'bonus-vegetables',
      title: 'Spend $30 on vegetables',
      description: 'Fresh vegetables of any kind, in one order or several.',
      imageId: 'broccoli',
      rewardText: '100 Game points',
      units: 'DOLLARS',
      targetValue: 30,
    },
    {
      ...shared,
      offerId: 'bonus-visits',
      title: `Shop 4 times by ${until}`,
      description: 'Every order counts, in store or online.',
      imageId: 'shopping-bags',
      rewardText: '$5 reward',
      units: null,
      targetValue: 4,
    },
  ];
}

/** The demo shoppers' progress, by shopper and offer. */
export const reached: readonly { shopper: string; offerId: string; value: number }[] = [
  { shopper: 'maya', offerId: 'bonus-berries', value: 2 },
  { shopper: 'maya', offerId: 'bonus-vegetables', value: 18 },
  { shopper: 'maya', offerId: 'bonus-visits', value: 4 },
  { shopper: 'theo', offerId: 'bonus-vegetables', value: 41.5 },
  { shopper: 'hanna', offerId: 'bonus-berries', value: 1 },
];
