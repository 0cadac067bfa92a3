import { expect } from '../e2e/fixtures.ts';
import type { Wire } from '../e2e/wire.ts';
import { within } from '../../scripts/gate/speed.ts';
import { wired } from '../e2e/wired.ts';

const technicalDifficulties =
  'Apologies, our site is currently experiencing technical difficulties, please try again later.';

/** Calls below these paths answer nothing (`slow`) or 503 (`off`) until the wire is mended. */
const breaks = (wire: Wire, paths: string, how: 'slow' | 'off'): void =>
  wire.answers(new RegExp(`^\\w+ ${paths}`), how === 'off' ? { status: 503 } : 'never');

const test = wired(['identity', 'profile', 'content', 'games', 'offers'], {
  UPSTREAM_TIMEOUT_MS: String(within(2000)),
});

for (const how of ['off', 'slow'] as const) {
  test(`G-103 offers ${how}: the games are all there, Bonus Path says the text and can be tried again`, async ({
    shopper,
    page,
    wire,
  }) => {
    await shopper.arrives('maya', { at: '/games/game-grid' });
    breaks(wire, '/offers/', how);
    await shopper.opens('/games/game-grid');
    await expect(page.getByText('Harvest Spin').first()).toBeVisible();
    await expect(
      shopper.heading("We couldn't load your Bonus Path").or(page.getByText("We couldn't load your Bonus Path")),
    ).toBeVisible();
    await expect(page.getByText(technicalDifficulties).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Safeway for U' })).toBeVisible();
  });

  test(`G-39 points ${how}: the grid shows the games without their numbers`, async ({ shopper, page, wire }) => {
    await shopper.arrives('maya');
    breaks(wire, '/games/program/points', how);
    await shopper.opens('/games/game-grid');
    await expect(page.getByText('Harvest Spin').first()).toBeVisible();
    await expect(page.getByText('Pantry Pick 3').first()).toBeVisible();
  });

  test(`G-27 G-95 content ${how}: the grid shows the programs, the navigation is left out`, async ({
    shopper,
    page,
    wire,
  }) => {
    await shopper.arrives('maya');
    breaks(wire, '/content/(left-navigation|gamesConfig)', how);
    await shopper.opens('/games/game-grid');
    await expect(page.getByText(/Harvest Spin|HARVEST-SPIN/).first()).toBeVisible();
    await expect(shopper.heading('Play & Earn').first()).toBeVisible();
  });

  test(`G-99 games ${how}: the page keeps its frame and says the text, and Bonus Path stays`, async ({
    shopper,
    page,
    wire,
  }) => {
    await shopper.arrives('maya', { at: '/games/game-grid' });
    breaks(wire, '/games/', how);
    await shopper.opens('/games/game-grid');
    await expect(page.getByText("We couldn't load the games")).toBeVisible();
    await expect(page.getByText(technicalDifficulties).first()).toBeVisible();
    await expect(shopper.heading('Bonus Path').first()).toBeVisible();
    await expect(page.getByText('Complete offers to unlock bonus savings.')).toBeVisible();
  });
}

test('identity is away: the page says that signing in is unavailable, and the shopper is still signed in', async ({
  shopper,
  page,
  wire,
}) => {
  await shopper.arrives('maya');
  breaks(wire, '/identity/', 'off');
  await shopper.opens('/games/game-grid');
  await expect(page.getByText('Signing in is unavailable right now.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Account unavailable');
  expect(new URL(page.url()).pathname).toBe('/games/game-grid');
  wire.mends();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Harvest Spin').first()).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText('Account unavailable');
});
