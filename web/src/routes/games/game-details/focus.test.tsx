import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game, lost, play, points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

type Fields = Record<string, unknown>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

const details = (shown: Fields, mutations: Fields) =>
  openPage('/games/game-details/HARVEST', { program: shown }, mutations);
const press = async ({ shopper }: ReturnType<typeof openPage>) =>
  shopper.click(await screen.findByRole('button', { name: 'Play now!' }));

/** A browser that moves pictures, whose animations end when told; jsdom has none. */
function withMotion() {
  const running: { onfinish: (() => void) | null; cancel: () => void }[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.animate = vi.fn<() => Animation>(() => {
    const animation = { onfinish: null, cancel: () => {} };
    running.push(animation);
    return animation as unknown as Animation;
  });
  return { finish: () => running.forEach((animation) => animation.onfinish?.()) };
}

test('T-103 the button that was pressed keeps the focus while the picture moves, then the result has it', async () => {
  const motion = withMotion();
  const next = program({ points: points({ totalGamePoints: 200, gameplaysAvailable: 2 }), lastPlay: play() });
  await press(details(program(), { play: () => ({ play: play(), program: next, userErrors: [] }) }));
  expect(await screen.findByRole('button', { name: 'Show my result' })).toHaveFocus();
  motion.finish();
  await waitFor(() => expect(screen.getByRole('region', { name: /A bag of oranges/ })).toHaveFocus());
});

test('T-103 a play that failed leaves the focus on the button', async () => {
  await press(
    details(program(), {
      play: () => {
        throw new GraphQLError('The line is down.', { extensions: { code: 'UPSTREAM' } });
      },
    }),
  );
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Play now!' })).toHaveFocus();
});

test('N-20 a play counts even when the page’s other parts don’t come with it, and they stay as they were', async () => {
  const next = program({ points: points({ totalGamePoints: 200, gameplaysAvailable: 2 }), lastPlay: play() });
  const broken = () => {
    throw new GraphQLError('The line is down.', { extensions: { code: 'UPSTREAM' } });
  };
  await press(
    details(program(), {
      play: () => ({ play: play(), program: { ...next, prizes: broken, activity: broken }, userErrors: [] }),
    }),
  );
  expect(await screen.findByRole('region', { name: /A bag of oranges/ })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Available Prizes' })).toBeInTheDocument();
});

test('T-103 when a refusal takes the button away, the focus goes to what stands in its place', async () => {
  const refusal = { code: 'INSUFFICIENT_POINTS', message: 'No points were taken.', field: null };
  await press(details(program(), { play: () => ({ play: null, program: shortOfPoints(), userErrors: [refusal] }) }));
  await screen.findByRole('alert');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your next step' })).toHaveFocus());
});

test('T-103 to pick jars again the focus goes from the result to the jars’ own button', async () => {
  const jars = program({ game: game('PICK3') });
  const page = details(jars, { play: () => ({ play: lost('PICK3'), program: jars, userErrors: [] }) });
  await page.shopper.click(await screen.findByRole('button', { name: 'Pick for me' }));
  await press(page);
  await screen.findByRole('region', { name: /No prize this time/ });
  await press(page);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pick for me' })).toHaveFocus());
});

test.each(['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const)(
  '%s: what the next play costs and how many are left stand beside the button, before and after a result',
  async (kind) => {
    const shown = (left: number) =>
      program({
        game: game(kind),
        points: points({ gameplaysAvailable: left, stamps: kind === 'COLLECT' ? 6 : null }),
      });
    const page = details(shown(3), { play: () => ({ play: play(kind), program: shown(2), userErrors: [] }) });
    const beside = () => screen.getByRole('region', { name: 'Your next step' });
    await screen.findByRole('button', { name: 'Play now!' });
    expect(beside()).toHaveTextContent(/1 play = 40 Game points.*3 plays left/);
    if (kind === 'PICK3') await page.shopper.click(screen.getByRole('button', { name: 'Pick for me' }));
    await press(page);
    if (kind === 'SCRATCH') await page.shopper.click(await screen.findByRole('button', { name: 'Reveal all' }));
    await screen.findByRole('region', { name: /A bag of oranges/ });
    expect(beside()).toHaveTextContent(/Play now!.*1 play = 40 Game points.*2 plays left/);
  },
);

test('T-39 a win that was seen before is shown calm; only a fresh one has confetti', async () => {
  const shown = program({ lastPlay: play() });
  sessionStorage.setItem(
    'larder.play.HARVEST',
    JSON.stringify({ playKey: 'kept-key-1', clientSeed: 'kept-seed', playId: 'play-1' }),
  );
  const page = details(shown, {
    play: () => ({ play: play('WHEEL', { id: 'play-2' }), program: shown, userErrors: [] }),
  });
  await screen.findByRole('region', { name: /A bag of oranges/ });
  const confetti = () => page.container.querySelectorAll('svg[viewBox="0 0 648 712"]');
  expect(confetti()).toHaveLength(0);
  await press(page);
  await waitFor(() => expect(confetti()).toHaveLength(1));
});
