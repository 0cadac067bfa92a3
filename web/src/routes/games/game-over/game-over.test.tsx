import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { over, points, program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

const won = (name: string, changes: Record<string, unknown> = {}) => ({
  id: name,
  winId: name,
  prizeId: `${name}-prize`,
  prizeType: 'B4U_OFFER',
  name,
  imageId: 'watermelon',
  status: 'WON',
  redeemByString: 'Aug 14',
  redeemedAtString: null,
  ...changes,
});
const ended = (changes: Record<string, unknown> = {}) =>
  openPage('/games/game-over/HARVEST', {
    program: over({ points: points({ totalGamePoints: 36, gameplaysUsed: 18 }), ...changes }),
    playAndEarn: {
      programs: [over(), program({ id: 'TRAIL', code: 'TRAIL', title: 'Market Trail' })],
      unseenWins: [],
      bonusPaths: [],
    },
  });

test('G-12 a game that is over shows what was won, until when, and what ended with it', async () => {
  ended({ wonPrizes: [won('Free watermelon'), won('Ice cream', { status: 'REDEEMED', redeemedAtString: 'Jul 26' })] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(
    screen.getByText(/Ended Jul 31\. Thanks for playing, Maya\. 1 of your prizes is still waiting\./),
  ).toBeVisible();
  expect(screen.getByText('Redeem by Aug 14')).toBeVisible();
  expect(screen.getByText('Redeemed on Jul 26')).toBeVisible();
  expect(screen.getByText('36 Game points expired with the game.')).toBeVisible();
});

test('G-12 the first prize that waits has the filled button, and every button names its prize', async () => {
  ended({ wonPrizes: [won('Watermelon'), won('Hot dogs'), won('Entry', { status: 'REVOKED' })] });
  const first = await screen.findByRole('link', { name: 'Redeem: Watermelon' });
  expect(first).toHaveAttribute('href', '/games/prize-details/Watermelon-prize?programCode=HARVEST');
  expect(screen.getByRole('link', { name: 'Redeem: Hot dogs' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Entry/ })).toBeNull();
});

test('N-12 a prize whose time has passed says so', async () => {
  ended({ wonPrizes: [won('Free watermelon', { status: 'EXPIRED' })] });
  expect(await screen.findByText('Expired')).toBeVisible();
  expect(screen.queryByText('Redeem by Aug 14')).toBeNull();
});

test('what can be played next stands below, and only what can be', async () => {
  ended({ wonPrizes: [] });
  expect(await screen.findByRole('link', { name: /Market Trail/ })).toHaveAttribute(
    'href',
    '/games/game-details/TRAIL',
  );
  expect(screen.queryByRole('link', { name: /Harvest Spin/ })).toBeNull();
});

test('a game that is not over has no game-over page', async () => {
  const { router } = openPage('/games/game-over/HARVEST', { program: program() });
  expect(await screen.findByRole('button', { name: 'Play now!' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/games/game-details/HARVEST');
});

test('T-61, N-31 a win whose notice was acknowledged can still be claimed here', async () => {
  const win = {
    id: 'HARVEST:month',
    programCode: 'HARVEST',
    programTitle: 'Harvest Spin',
    prizeId: 'month',
    prizeName: 'Free groceries for a month',
    prizeValueString: '$600',
    claimByString: 'Aug 13',
    status: 'NOTIFIED',
    canClaim: true,
  };
  const draw = { id: 'harvest', state: 'PUBLISHED', drawDateString: 'Aug 3', entryCount: 48_213 };
  const { shopper } = openPage(
    '/games/game-over/HARVEST',
    { program: over({ wonPrizes: [], sweepstakes: { ...draw, myWin: win } }), playAndEarn: { programs: [] } },
    { claimWin: { win: { ...win, status: 'CLAIMED', canClaim: false }, userErrors: [] } },
  );
  expect(await screen.findByText('You won it, worth $600. Claim it by Aug 13.')).toBeVisible();
  expect(screen.getByText(/1 of your prizes is still waiting\./)).toBeVisible();
  expect(screen.queryByText("You didn't win any prizes in this game.")).toBeNull();
  await shopper.click(screen.getByRole('button', { name: 'Claim your prize' }));
  expect(await screen.findByText('Your claim is in')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull();
});
