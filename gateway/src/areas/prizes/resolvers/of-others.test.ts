import { expect, test } from 'vitest';
import { run } from '../../../testing/context.ts';
import { aPrize } from '../../../testing/prize.ts';
import { aProgram } from '../../../testing/rows.ts';

const programs = {
  userOptedInPrograms: [aProgram()],
  storePrograms: [],
  sweepstakesWinners: [],
  optInEnhancementsEnabled: true,
};

test('N-25 prizes show their stock, and won prizes their dates', async () => {
  const { data } = await run(
    `{ me { program(code: "HARVEST") {
      prizes { name quantityLeftText isLow } wonPrizes { name status redeemedAtString }
    } } }`,
    {
      sources: {
        content: { gamesConfig: () => Promise.reject(new Error('not asked for')) },
        games: { programs: async () => programs },
        prizes: {
          prizes: async () => [aPrize({ name: '$10 grocery reward', quantityLeft: 9 })],
          wonPrizes: async () => [
            {
              transactionId: 't-1',
              wonAt: '2026-07-20T20:00:00.000Z',
              localDate: '2026-07-20',
              prizeId: 'p',
              programCode: 'HARVEST',
              prizeType: 'REWARD',
              name: 'Coffee',
              imageId: 'hot-beverage',
              status: 'REDEEMED',
              redeemBy: '2026-09-15T06:59:59.999Z',
              redeemedAt: '2026-07-26T20:00:00.000Z',
            },
          ],
        },
      },
    },
  );
  expect(data).toHaveProperty('me.program.prizes', [
    { name: '$10 grocery reward', quantityLeftText: '9 left', isLow: true },
  ]);
  expect(data).toHaveProperty('me.program.wonPrizes', [
    { name: 'Coffee', status: 'REDEEMED', redeemedAtString: 'Jul 26' },
  ]);
});
