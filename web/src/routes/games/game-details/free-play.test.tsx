import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { sweepstakes } from '../../../testing/fixtures/prizes.ts';

type Fields = Record<string, unknown>;
const button = 'Free play, no purchase';
const playabilityOf = (shown: Fields) => shown['playability'] as Fields;
const withFreePlay = (shown: Fields): Fields => ({
  ...shown,
  sweepstakes: null,
  playability: { ...playabilityOf(shown), canTakeFreePlay: true },
});
const open = (shown: Fields, takeFreePlay?: (asked: { input: Fields }) => unknown) =>
  openPage('/games/game-details/HARVEST', { program: shown }, takeFreePlay ? { takeFreePlay } : {});

test('N-28 without points a free play is one tap away, and Play now! has the focus after it', async () => {
  const taken = program({
    sweepstakes: null,
    points: points({ totalGamePoints: 28, gameplaysAvailable: 1, freePlays: 1 }),
  });
  const take = vi.fn<(asked: { input: Fields }) => unknown>(() => ({ program: taken, userErrors: [] }));
  const { shopper } = open(withFreePlay(shortOfPoints()), take);
  await shopper.click(await screen.findByRole('button', { name: button }));
  // The panel and the live region say it.
  const [said] = await screen.findAllByText('Your free play is waiting. No points needed.');
  expect(said).toBeVisible();
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Play now!' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(take.mock.calls[0]?.[0].input).toMatchObject({ programCode: 'HARVEST' });
});

test('N-28 it stands beside a play that costs points, and says why there is none', async () => {
  const shown = withFreePlay(program());
  const { shopper } = open(shown, () => ({
    program: shown,
    userErrors: [{ code: 'DAILY_LIMIT', message: "You have used today's plays.", field: null }],
  }));
  expect(await screen.findByRole('button', { name: 'Play now!' })).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText("You have used today's plays.")).toBeVisible();
  expect(screen.getByText("There's no free play right now")).toBeVisible();
});

test('I-8 a lost answer is asked for again as the same request', async () => {
  const shown = withFreePlay(shortOfPoints());
  const ids: unknown[] = [];
  const { shopper } = open(shown, ({ input }) => {
    ids.push(input['clientRequestId']);
    if (ids.length === 1) throw new Error('lost');
    return { program: shown, userErrors: [] };
  });
  await shopper.click(await screen.findByRole('button', { name: button }));
  await screen.findByText("There's no free play right now");
  await shopper.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect(ids).toHaveLength(2));
  expect(ids[1]).toBe(ids[0]);
});

test('N-28 free play and free entry stand together, the one as large as the other, at the same odds as any play', async () => {
  const shown = program({ sweepstakes: { ...sweepstakes, isOpen: true } });
  open({ ...shown, playability: { ...playabilityOf(shown), canTakeFreePlay: true } });
  const without = within(await screen.findByRole('region', { name: 'Without a purchase' }));
  const free = without.getByRole('button', { name: button });
  const entry = without.getByRole('link', { name: 'Free entry, no purchase' });
  expect(entry).toHaveAttribute('href', '/free-entry/HARVEST');
  expect(entry.className).toBe(free.className);
  expect(without.getByText('Free or not, every play has the same odds.')).toBeVisible();
});
