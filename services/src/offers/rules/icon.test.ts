import { expect, test } from 'vitest';
import { offerRecord } from '../testing/drafts.ts';
import { iconOf } from './icon.ts';

test.each([
  [{}, 'defaultIconImage'],
  [{ offerType: 'MF' }, 'LastBeforeDefaultIconImage'],
  [{ offerType: 'PD' }, 'UDCDealIconImage'],
  [{ offerType: 'GR' }, 'RewardsIconImage'],
  [{ offerType: 'PD', proto: 'REWARDS_FLAT' }, 'RewardsIconImage'],
  [{ offerType: 'MF', proto: 'REWARDS_ACCUMULATION' }, 'RewardsIconImage'],
  [{ offerType: 'GR', programSubType: 'FRESHPASS_TRIAL' }, 'FreshPassIconImage'],
  [{ offerType: 'MF', programSubType: 'BOXTOP' }, 'LastBeforeDefaultIconImage'],
] as const)('S-95 an offer with %j carries %s', (changes, icon) => {
  expect(iconOf(offerRecord('any', changes))).toBe(icon);
});
