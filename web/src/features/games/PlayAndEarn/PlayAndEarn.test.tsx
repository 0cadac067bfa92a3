import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { bonusPath, game, notStarted, over, points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

const grid = (programs: unknown, bonusPaths: unknown = [], featured: unknown = null) =>
  openPage('/games/game-grid', { playAndEarn: { programs, featured, unseenWins: [], bonusPaths } });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('G-21 G-129 the page holds Play & Earn, Games, and Bonus Path with its sentence', async () => {
  grid([program()], [bonusPath()]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Play & Earn' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Games' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Bonus Path' })).toBeVisible();
  expect(screen.getByText('Complete offers to unlock bonus savings.')).toBeVisible();
});

test('G-130 without games and Bonus Path the page says so', async () => {
  grid([], []);
  expect(await screen.findByText('No Games or Bonus Path at this time. Check back later.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});

test('a newcomer sees the game to join featured, with its prizes and the free play', async () => {
  const winter = notStarted({ hasBegun: false, id: 'W', code: 'W', title: 'Winter Wonders' });
  grid([winter, notStarted()], [], notStarted());
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveAccessibleName('Harvest Spin');
  const promised = within(first!).getByRole('list', { name: 'What you can win' });
  expect(
    within(promised)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['1 month of FreshPass', '$5 off fresh fruit', 'Free loaf of bread']);
  expect(within(first!).getByText('Opt in and your first play is on us.')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Available Prizes' })).toHaveAttribute(
    'href',
    '/games/game-details/HARVEST#prizes',
  );
  expect(within(second!).queryByRole('list')).toBeNull();
});

test("G-10 G-11 a game in the grid's list links to its page by its title, and its button names it", async () => {
  grid([program(), notStarted({ id: 'P', code: 'P', title: 'Pantry Pick 3' })]);
  const shown = await card('Pantry Pick 3');
  expect(shown.getByRole('link', { name: 'Pantry Pick 3' })).toHaveAttribute('href', '/games/game-details/P');
  expect(shown.getByRole('link', { name: 'Opt in: Pantry Pick 3' })).toHaveTextContent(/^Opt in$/);
});

test('finished games come last, collapsed, and say when prizes were won there', async () => {
  const ended = { id: 'S', code: 'S', title: 'Summer Cookout', points: points({ totalPrizesWon: 3 }) };
  const { shopper } = grid([over(ended), program()]);
  await screen.findByRole('article', { name: 'Harvest Spin' });
  const summary = screen.getByText('1 game that has ended');
  expect(summary).toHaveTextContent('You won 3 prizes.');
  expect(screen.getByText('Summer Cookout')).not.toBeVisible();
  await shopper.click(summary);
  expect(screen.getByText('Summer Cookout')).toBeVisible();
});

test("N-5 a game the shopper can't join says so on its card, after those that can be joined", async () => {
  const message = 'Associates cannot enter sweepstakes.';
  const refused = { code: 'EMPLOYEE_EXCLUDED', message };
  grid([
    notStarted({ id: 'G', code: 'G', title: 'Grand Giveaway', optInRefusal: refused }),
    notStarted(),
    notStarted({ id: 'P', code: 'P', title: 'Pantry Pick 3' }),
  ]);
  const shown = await card('Grand Giveaway');
  expect(shown.getByText(message)).toBeVisible();
  expect(shown.queryByText(/first play/)).toBeNull();
  expect(shown.getByRole('link', { name: 'See the game: Grand Giveaway' })).toBeVisible();
  expect(shown.queryByRole('link', { name: /^Opt in/ })).toBeNull();
  expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'Harvest Spin',
    'Pantry Pick 3',
    'Grand Giveaway',
  ]);
});

test('G-57 a game not opted in to is Not Started and offers to opt in', async () => {
  grid([notStarted()]);
  const shown = await card('Harvest Spin');
  expect(shown.getByText('Not Started')).toBeVisible();
  expect(shown.getByText('Opt in and your first play is on us.')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Opt in: Harvest Spin' })).toHaveAttribute(
    'href',
    '/games/game-details/HARVEST',
  );
});

test('G-58 the featured game comes first, with points, plays, and Play now! (G-122)', async () => {
  grid([shortOfPoints({ id: 'P', code: 'P', title: 'Pantry Pick 3' }), program()], [], program());
  const shown = await card('Harvest Spin');
  expect(shown.getByText('In Progress')).toBeVisible();
  expect(shown.getByText('240')).toBeVisible();
  expect(shown.getByText('3 plays left')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Play now!: Harvest Spin' })).toHaveAttribute(
    'href',
    '/games/game-details/HARVEST',
  );
  expect(screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent)).toEqual([
    'Harvest Spin',
    'Pantry Pick 3',
  ]);
});

test('G-124 a game that needs more points shows how many, and where to earn them', async () => {
  grid([shortOfPoints()]);
  const shown = await card('Harvest Spin');
  expect(shown.getByRole('progressbar', { name: 'Next play' })).toHaveAttribute(
    'aria-valuetext',
    '28 / 40 Game points',
  );
  expect(shown.getByRole('link', { name: 'Shop to earn!: Harvest Spin' })).toHaveAttribute(
    'href',
    '/games/game-details/HARVEST#shop-to-earn',
  );
  expect(shown.queryByRole('link', { name: /^Play now!/ })).toBeNull();
});

test('G-59 a finished game links to its own page and says until when prizes can be redeemed', async () => {
  const { shopper } = grid([over({ points: points({ totalPrizesWon: 3 }) })]);
  await shopper.click(await screen.findByText('1 game that has ended'));
  const shown = await card('Harvest Spin');
  expect(shown.getByText('Game Over')).toBeVisible();
  expect(shown.getByText('You won 3 prizes. Redeem them by Aug 14.')).toBeVisible();
  expect(shown.getByRole('link', { name: 'See my prizes: Harvest Spin' })).toHaveAttribute(
    'href',
    '/games/game-over/HARVEST',
  );
});

test('an upcoming game offers neither opting in nor playing', async () => {
  grid([notStarted({ hasBegun: false, endDateString: 'Starts Dec 1' })]);
  const shown = await card('Harvest Spin');
  expect(shown.getByText('Starts Dec 1')).toBeVisible();
  expect(shown.getAllByRole('link').map((link) => link.textContent)).toEqual(['Harvest Spin', 'See the game']);
});

test('G-115 a game without a definition says so and is not the feature', async () => {
  grid([program({ game: null })]);
  expect(
    (await card('Harvest Spin')).getByText("We're sorry, but this game is currently not available."),
  ).toBeVisible();
});

test('every kind of game has its own picture', async () => {
  grid(
    (['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const).map((kind) =>
      notStarted({ id: kind, code: kind, title: kind, game: game(kind) }),
    ),
  );
  const articles = await screen.findAllByRole('article');
  const drawings = articles.map((article) => article.querySelector('[aria-hidden=true]')?.innerHTML);
  expect(new Set(drawings).size).toBe(4);
});

test('G-99 if games fail, Bonus Path stays on the page, with the error text and a way on', async () => {
  let calls = 0;
  const { shopper } = grid(() => {
    calls += 1;
    if (calls > 1) return [program()];
    throw new GraphQLError('The games are resting.', { extensions: { code: 'UPSTREAM' } });
  }, [bonusPath()]);
  expect(await screen.findByText('The games are resting.')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Buy 3 packs of berries' })).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Harvest Spin' })).toBeVisible();
});

test('S-268 a Bonus Path shows its progress in words, and says when it is complete', async () => {
  grid(
    [program()],
    [
      bonusPath(),
      bonusPath({
        id: 'b2',
        title: 'Shop 4 times',
        isCompleted: true,
        statusLabel: 'Bonus Path Completed',
        progress: { value: 4, target: 4, percent: 100, prefix: 'Transactions', valueText: '4 / 4', segments: 4 },
      }),
    ],
  );
  const berries = await card('Buy 3 packs of berries');
  expect(berries.getByText('$3 reward')).toBeVisible();
  expect(berries.getByRole('progressbar', { name: 'Purchased' })).toHaveAttribute('aria-valuetext', '2 / 3');
  expect((await card('Shop 4 times')).getByText('Bonus Path Completed')).toBeVisible();
});
