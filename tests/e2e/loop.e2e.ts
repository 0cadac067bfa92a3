import { writeFile } from 'node:fs/promises';
import { expect, standsOn, test } from './fixtures.ts';
import { householdOf } from './shopper.ts';
import type { SharedStack } from './stack.ts';

standsOn('moved');

const code = 'BREAD-YEAR';

/** A game that always wins, with a sweepstakes that ends in two days. */
const programFile = (now: Temporal.Instant) => {
  const at = (hours: number) => now.add({ hours }).round('second').toString();
  return {
    code,
    type: 'DIVISION',
    divisions: ['NORCAL'],
    startAt: at(-1),
    endAt: at(48),
    redeemBy: at(24 * 20),
    timeZone: 'America/Los_Angeles',
    rulesVersion: 1,
    game: {
      kind: 'SCRATCH',
      title: 'Bread Year',
      tagline: 'Every card wins.',
      costPoints: 20,
      maxPlaysPerDay: 3,
      maxPlaysTotal: 30,
      odds: [{ label: '$5 grocery reward', shortLabel: '$5', imageId: 'bread', prizeId: 'bread-reward', oneIn: 1 }],
    },
    prizes: [
      {
        prizeId: 'bread-reward',
        prizeType: 'REWARD',
        rewardKind: 'EARN',
        name: '$5 grocery reward',
        imageId: 'bread',
        arvCents: 500,
        rewardCents: 500,
        alternateRank: 1,
      },
      {
        prizeId: 'bread-entry',
        prizeType: 'SWEEPSTAKES',
        rewardKind: 'SWEEPSTAKES',
        name: 'Sweepstakes entry',
        imageId: 'ticket',
        arvCents: 0,
        costPoints: 20,
        entries: 1,
      },
    ],
    sweepstakes: {
      prizeName: 'A year of bread',
      prizeValueCents: 20_800,
      imageId: 'bread',
      winnerCount: 1,
      alternateCount: 0,
      entryLimit: 50,
      drawsAt: at(49),
    },
  };
};

/** Runs an operation as one of the demonstration's operators, at a time of the demonstration. */
const operates = (stack: SharedStack, operator: string, now: Temporal.Instant, ...args: string[]) =>
  stack.operates(operator, '--now', now.toString(), ...args);

test('G-4 G-98 the whole loop: opt in, shop, play, win, redeem, enter, draw, winner notice, acknowledged, never again', async ({
  shopper,
  page,
  stack,
}, info) => {
  const now = Temporal.Instant.from(await stack.now());
  const file = info.outputPath('program.json');
  await writeFile(file, JSON.stringify(programFile(now)));
  await operates(stack, 'okafor', now, 'program', 'launch', file);

  await shopper.arrives('new');
  await shopper.joins(code);
  const orders = info.outputPath('orders.jsonl');
  const order = {
    orderNumber: 'LOOP-1',
    householdId: householdOf('new'),
    storeName: '2300 16th St',
    state: 'CA',
    placedAt: await stack.now(),
    finalizedAt: await stack.now(),
    lines: [{ category: 'GROCERY', netCents: 4599 }],
  };
  await writeFile(orders, `${JSON.stringify(order)}\n`);
  expect(await stack.command('services/src/ops/import-orders.ts', orders)).toContain('New orders imported: 1;');

  await shopper.opensGame(code);
  await expect(page.getByText('45', { exact: true }).first()).toBeVisible();
  await shopper.plays();
  await expect(page.getByRole('heading', { name: '$5 grocery reward' }).first()).toBeVisible();

  await shopper.opens(`/games/prize-details/bread-reward?programCode=${code}`);
  await page.getByRole('button', { name: /^Redeem/ }).click();
  await expect(page.getByRole('region', { name: '$5 grocery reward credited' })).toBeFocused();

  await shopper.opens(`/games/prize-details/bread-entry?programCode=${code}`);
  await page.getByRole('button', { name: 'Enter for 20 Game points' }).click();
  await expect(page.getByRole('region', { name: '1 entry added' })).toBeFocused();

  const over = now.add({ hours: 50 });
  await stack.moveClock({ now: over.toString() });
  const draw = code.toLowerCase();
  await operates(stack, 'romero', over, 'draw', 'close', draw);
  await operates(stack, 'romero', over, 'draw', 'seal', draw);
  await expect(operates(stack, 'romero', over, 'draw', 'draw', draw, '--dice', '41625361')).rejects.toThrow();
  await operates(stack, 'lindqvist', over, 'draw', 'draw', draw, '--dice', '41625361');
  await operates(stack, 'lindqvist', over, 'draw', 'verify', draw);
  expect(await operates(stack, 'okafor', over, 'draw', 'publish', draw)).toContain(`/verify/${draw}`);

  await shopper.arrives('new', { isTold: true });
  const notice = page.getByRole('dialog', { name: 'Congratulations!' });
  await expect(notice).toContainText('A year of bread');
  await notice.getByRole('button', { name: "Got it, don't show again" }).click();
  await expect(notice).toBeHidden();
  await shopper.opens('/inbox');
  await expect(page.getByText('A year of bread').first()).toBeVisible();
  await shopper.opens('/games/game-grid');
  await expect(notice).toBeHidden();
  await shopper.opens(`/verify/${draw}`);
  await page.getByRole('button', { name: 'Verify in this browser' }).click();
  await expect(shopper.heading('Everything matches')).toBeFocused();
});
