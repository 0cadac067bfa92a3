import { expect, test } from 'vitest';
import type { WalletItem } from '../../../generated/rest.ts';
import { noWords, wordsIn } from '../../games/rules/words/game-words.ts';
import { walletItem } from './wallet-item.ts';

const now = Temporal.Instant.from('2026-08-05T19:00:00Z');
const zones = { storeZone: 'America/Los_Angeles', shopperZone: 'America/New_York' };
const item: WalletItem = {
  itemId: 'win-1',
  section: 'READY',
  state: 'TO_REDEEM',
  source: 'WIN',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeId: 'coffee',
  prizeType: 'VENDOR',
  name: 'Free coffee',
  imageId: 'hot-beverage',
  at: '2026-08-03T04:30:00.000Z',
  until: '2026-09-15T06:59:59.999Z',
  drawId: null,
  timeZone: null,
  vendorName: 'Java Co.',
  isStoreOnly: false,
  choices: [],
  pageToken: 'p1',
};
const told = (changes: Partial<WalletItem> = {}) => walletItem({ ...item, ...changes }, zones, now, noWords, 'en');

test("X-9 N-78 deadlines use the store's day, past dates the shopper's", () => {
  expect(told()).toMatchObject({ dateString: 'Aug 3', untilString: 'Sep 14', isNear: false });
  expect(told({ at: '2026-08-03T03:59:59Z' }).dateString).toBe('Aug 2');
});

test('N-26 prizes that need action show the time of day, and so does whatever ends today or tomorrow', () => {
  const choose = { section: 'NEEDS_YOU', state: 'TO_CHOOSE', until: '2026-08-12T19:00:00.000Z' } as const;
  expect(told(choose)).toMatchObject({ untilString: 'Aug 12 at 12:00 PM PT', isNear: true });
  expect(told({ until: '2026-08-06T06:59:59.999Z' }).untilString).toBe('today, 11:59 PM PT');
  expect(told({ until: '2026-08-07T06:59:59.999Z' }).untilString).toBe('tomorrow, 11:59 PM PT');
  expect(told({ until: '2026-08-08T06:59:59.999Z' }).untilString).toBe('Aug 7');
});

test('a deadline is near from nine days before it; used or expired prizes have no near deadline', () => {
  expect(told({ until: '2026-08-16T06:59:59.999Z' }).isNear).toBe(false);
  expect(told({ until: '2026-08-15T06:59:59.999Z' }).isNear).toBe(true);
  expect(told({ section: 'USED', state: 'RUNNING', until: '2026-08-07T00:00:00Z' }).isNear).toBe(false);
  expect(told({ section: 'OVER', state: 'EXPIRED', until: '2026-08-01T00:00:00Z' }).isNear).toBe(false);
  expect(told({ until: null })).toMatchObject({ untilString: null, isNear: false });
});

test("N-31 a win in a draw keeps its draw's time zone, is claimed on the game-over page, and is viewed on the verify page", () => {
  const win = { source: 'DRAW', drawId: 'summer', timeZone: 'America/Denver', prizeType: 'SWEEPSTAKES' } as const;
  const claim = { ...win, section: 'NEEDS_YOU', state: 'TO_CLAIM', until: '2026-08-13T05:59:59.999Z' } as const;
  expect(told(claim)).toMatchObject({
    untilString: 'Aug 12 at 11:59 PM MT',
    dateString: 'Aug 2',
    href: '/games/game-over/HARVEST',
  });
  expect(told({ ...win, state: 'CLAIMED', until: null }).href).toBe('/verify/summer');
  expect(told().href).toBe('/games/prize-details/coffee?programCode=HARVEST');
});

test('N-26 a prize in the wallet is called what its retailer calls it in the shopper’s language, or stays in English', () => {
  const words = wordsIn({
    language: 'es',
    programs: [
      {
        programCode: 'HARVEST',
        title: 'Gira y cosecha',
        drawPrizeName: 'Comestibles por un año',
        prizes: [
          { prizeId: 'coffee', name: 'Café gratis' },
          { prizeId: 'entry', name: 'Participación' },
        ],
      },
    ],
  });
  const spanish = (changes: Partial<WalletItem>) => walletItem({ ...item, ...changes }, zones, now, words, 'es');
  const choices = [
    { prizeId: 'coffee', name: 'Free coffee', isDefault: true },
    { prizeId: 'tea', name: 'Free tea', isDefault: false },
  ];
  expect(spanish({ choices })).toMatchObject({
    name: 'Café gratis',
    language: 'es',
    programTitle: 'Gira y cosecha',
    choices: [{ name: 'Café gratis' }, { name: 'Free tea' }],
  });
  expect(spanish({ prizeId: 'entry', drawId: 'harvest', name: 'Groceries for a year' }).name).toBe(
    'Comestibles por un año',
  );
  expect(spanish({ prizeId: 'tea', name: 'Free tea', programCode: 'TEA', programTitle: 'Tea time' })).toMatchObject({
    name: 'Free tea',
    language: 'en',
    programTitle: 'Tea time',
  });
});
