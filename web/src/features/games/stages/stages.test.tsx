import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { game, lost, play, points, program } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';
import type { GameKind } from '../../../graphql/schema-types.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Fields = Record<string, unknown>;
const open = (kind: GameKind, shown: Fields = play(kind)) => {
  const asked = vi.fn<(asked: { input: Fields }) => unknown>(() => ({
    play: shown,
    program: program({ game: game(kind), points: points({ gameplaysAvailable: 2 }), lastPlay: shown }),
    userErrors: [],
  }));
  const page = openPage('/games/game-details/HARVEST', { program: program({ game: game(kind) }) }, { play: asked });
  return { ...page, asked };
};
const square = (number: number) => screen.getByRole('button', { name: new RegExp(`^Square ${number},`) });
const jar = (number: number) => screen.getByRole('button', { name: new RegExp(`^Jar ${number}(,|$)`) });

test('a scratch card is opened with arrows and Enter, and each square says what it shows', async () => {
  const { shopper } = open('SCRATCH');
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  await waitFor(() => expect(square(1)).toHaveFocus());
  expect(square(1)).toHaveAccessibleName('Square 1, covered');
  await shopper.keyboard('{Enter}');
  expect(square(1)).toHaveAccessibleName('Square 1, bubble tea');
  expect(screen.getByText('Square 1: bubble tea. 1 of 6 squares open.')).toBeInTheDocument();
  await shopper.keyboard('{ArrowDown}{Enter}');
  expect(square(4)).toHaveAccessibleName('Square 4, lemon');
  expect(screen.getByText('2 of 6 squares open.')).toBeVisible();
  expect(screen.getByText(/Your result is already safe\./)).toBeVisible();
});

test('what a scratch card has won is not told before it is open', async () => {
  const { shopper } = open('SCRATCH');
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  await shopper.keyboard('{Enter}');
  expect(screen.queryByText('You won')).toBeNull();
  expect(screen.queryByText('5')).toBeNull();
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowDown}', '{ArrowLeft}', '{ArrowLeft}'])
    await shopper.keyboard(`${key}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'A bag of oranges' })).toBeVisible();
  expect(screen.getByText(/Three of a kind!/)).toBeVisible();
});

test('"Reveal all" opens every square and the result takes the focus', async () => {
  const { shopper } = open('SCRATCH');
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  await shopper.click(await screen.findByRole('button', { name: 'Reveal all' }));
  expect((await screen.findByRole('heading', { name: 'A bag of oranges' })).closest('section')).toHaveFocus();
  expect(square(6)).toHaveAccessibleName('Square 6, cookie');
});

test('three jars are picked with arrows and Space before Play now! can be pressed', async () => {
  const { shopper, asked } = open('PICK3');
  expect(await screen.findByRole('button', { name: 'Play now!' })).toBeDisabled();
  await shopper.click(jar(1));
  await shopper.keyboard('{ArrowRight} {ArrowDown} ');
  expect([1, 2, 5].map((number) => jar(number).getAttribute('aria-pressed'))).toEqual(['true', 'true', 'true']);
  await shopper.click(screen.getByRole('button', { name: 'Play now!' }));
  expect(await screen.findByRole('heading', { name: 'A bag of oranges' })).toBeVisible();
  expect(asked.mock.calls[0]?.[0].input['picks']).toEqual([0, 1, 4]);
  expect(jar(5)).toHaveAccessibleName('Jar 5, strawberry');
});

test('a fourth jar is refused with words', async () => {
  const { shopper } = open('PICK3');
  await screen.findByRole('button', { name: 'Play now!' });
  for (const number of [1, 2, 3, 9]) await shopper.click(jar(number));
  expect(jar(9)).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText(/You've picked three jars\. Put one back to pick another\./)).toBeVisible();
});

test('"Pick for me" picks the rest', async () => {
  const { shopper } = open('PICK3');
  await screen.findByRole('button', { name: 'Play now!' });
  await shopper.click(jar(7));
  await shopper.click(screen.getByRole('button', { name: 'Pick for me' }));
  expect(screen.getByText('3 of 3 picked.')).toBeVisible();
  expect(jar(7)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Play now!' })).toBeEnabled();
});

test('after a play of jars the next one begins with picking', async () => {
  const { shopper, asked } = open('PICK3');
  await screen.findByRole('button', { name: 'Play now!' });
  await shopper.click(screen.getByRole('button', { name: 'Pick for me' }));
  await shopper.click(screen.getByRole('button', { name: 'Play now!' }));
  await screen.findByRole('heading', { name: 'A bag of oranges' });
  await shopper.click(screen.getByRole('button', { name: 'Play now!' }));
  expect(screen.getByText('0 of 3 picked.')).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('stamps that win a gift say so, and where the shopper stands', async () => {
  const { shopper } = open('COLLECT');
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  expect(await screen.findByText('2 stamps, and you won')).toBeVisible();
  expect(screen.getByText(/You are on stop 8\./)).toBeVisible();
  expect(screen.getByRole('img', { name: '8 of 12 stamps collected' })).toBeVisible();
});

test('stamps without a gift are not called a loss', async () => {
  const { shopper } = open(
    'COLLECT',
    lost('COLLECT', { reveal: { __typename: 'CollectReveal', stampsBefore: 4, stampsAfter: 5 } }),
  );
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  expect(await screen.findByRole('heading', { name: '1 new stamp' })).toBeVisible();
  expect(screen.queryByText('No prize this time')).toBeNull();
});

test('the result is announced in words for whoever hears the page', async () => {
  const { shopper } = open('WHEEL');
  await shopper.click(await screen.findByRole('button', { name: 'Play now!' }));
  await waitFor(() => expect(screen.getByText('You won: A bag of oranges').closest('output')).not.toBeNull());
});
