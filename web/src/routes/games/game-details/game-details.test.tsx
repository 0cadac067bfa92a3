import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { game, lost, notStarted, over, play, points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import { openPage } from '../../../testing/open-page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

type Fields = Record<string, unknown>;
const details = (shown: Fields | null, mutations: Fields = {}) =>
  openPage('/games/game-details/HARVEST', { program: shown }, mutations);
const after = (changes: Fields = {}) =>
  program({
    points: points({ totalGamePoints: 200, gameplaysAvailable: 2, totalPrizesWon: 5 }),
    lastPlay: play(),
    ...changes,
  });
const answering = (shown: Fields, next: Fields = after()) =>
  vi.fn<(asked: { input: Fields }) => unknown>(() => ({ play: shown, program: next, userErrors: [] }));
const pressPlay = async (shopper: ReturnType<typeof openPage>['shopper']) =>
  shopper.click(await screen.findByRole('button', { name: 'Play now!' }));

test('G-11 a game shows its status, when it ends, what a play costs and how the shopper stands', async () => {
  details(program());
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
  expect(screen.getByText('In Progress')).toBeVisible();
  expect(screen.getByText(/Ends Aug 31 at 11:59 PM PT\./)).toBeVisible();
  expect(screen.getByText('1 play = 40 Game points')).toBeVisible();
  const fact = (name: string) => screen.getByText(name).closest('div');
  expect(within(fact('Plays left')!).getByText('3')).toBeVisible();
  expect(within(fact('Prizes won')!).getByText('4')).toBeVisible();
});

test('G-126 points on the way come with the 48 hours', async () => {
  details(program({ points: points({ pendingGamePoints: 62, pendingSinceString: 'Aug 4' }) }));
  expect(await screen.findByText('62 Game points on the way')).toBeVisible();
  expect(
    screen.getByText(/from your order of Aug 4\. It may take up to 48 hours to process new activity\./),
  ).toBeVisible();
});

test('G-7 a program names its points itself', async () => {
  details(program({ pointLabels: { singular: 'Chip', plural: 'Chips' } }));
  expect(await screen.findByText('1 play = 40 Chips')).toBeVisible();
});

test('G-123 G-125 available prizes, and the last 180 days when nothing has happened', async () => {
  details(program({ activity: [] }));
  expect(await screen.findByRole('heading', { name: 'Available Prizes' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Available Prizes' })).getAllByText(/left|limit/i).length).toBe(6);
  expect(screen.getByText('The last 180 days')).toBeVisible();
  expect(screen.getByText('Nothing here yet')).toBeVisible();
});

test('N-20 a won play says what was won, until when, and its receipt; the result takes the focus', async () => {
  const { shopper } = details(program(), { play: answering(play()) });
  await pressPlay(shopper);
  const result = (await screen.findByRole('heading', { name: 'A bag of oranges' })).closest('section')!;
  expect(result).toHaveFocus();
  expect(within(result).getByText('You won')).toBeVisible();
  expect(within(result).getByText('Redeem it by Sep 14.')).toBeVisible();
  expect(screen.getByText('Play 7F3K-92, Aug 5 at 2:14 PM')).toBeVisible();
  expect(await screen.findByText('200')).toBeVisible();
});

test('N-25 after a play the page shows what is left now, and what was won waits to be redeemed', async () => {
  const [first, ...others] = program()['prizes'] as Fields[];
  const before = { ...first, quantityLeftText: '312 left' };
  const gone = { ...first, quantityLeftText: 'None left', available: false, state: 'SOLD_OUT' };
  const won = { id: 'win-1', winId: 'win-1', prizeId: 'oranges', prizeType: 'B4U_OFFER', name: 'A bag of oranges' };
  const waiting = { ...won, imageId: 'tangerine', status: 'WON', redeemByString: 'Sep 14', redeemedAtString: null };
  const next = after({ prizes: [gone, ...others], wonPrizes: [waiting] });
  const { shopper } = details(program({ prizes: [before, ...others], wonPrizes: [] }), {
    play: answering(play(), next),
  });
  expect(await screen.findByText('312 left')).toBeVisible();
  await pressPlay(shopper);
  await waitFor(() => expect(screen.queryByText('312 left')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Redeem: A bag of oranges' })).toBeVisible();
});

test('T-103 without motion the wheel stands on the drawn field at once', async () => {
  const { shopper, container } = details(program(), {
    play: answering(play('WHEEL', { reveal: { __typename: 'WheelReveal', segment: 3 } })),
  });
  await pressPlay(shopper);
  await screen.findByRole('heading', { name: 'A bag of oranges' });
  const turned = [...container.querySelectorAll('g[transform^="rotate("]')].map((g) => g.getAttribute('transform'));
  expect(turned).toContain(`rotate(${360 - 3.5 * 45})`);
});

test('a lost play says what was spent and what is left, and offers the odds', async () => {
  const { shopper } = details(program(), { play: answering(lost()) });
  await pressPlay(shopper);
  expect(await screen.findByRole('heading', { name: 'No prize this time' })).toBeVisible();
  expect(screen.getByText('40 Game points spent, 200 left. You can play 2 more times right now.')).toBeVisible();
  await shopper.click(screen.getByRole('button', { name: 'See the odds' }));
  const dialog = await screen.findByRole('dialog', { name: 'Odds of Harvest Spin' });
  expect(within(dialog).getByRole('row', { name: 'Free loaf of bread 1 in 10' })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: 'No prize 1 in 3' })).toBeVisible();
});

test('I-8 every play has its own key and a seed of the browser', async () => {
  const asked = answering(play());
  const { shopper } = details(program(), { play: asked });
  await pressPlay(shopper);
  await screen.findByRole('heading', { name: 'A bag of oranges' });
  await pressPlay(shopper);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  const inputs = asked.mock.calls.map(([{ input }]) => input);
  expect(inputs[0]).toMatchObject({ programCode: 'HARVEST' });
  expect(inputs[0]?.['playKey']).toMatch(/^[0-9a-f]{32}$/);
  expect(inputs[0]?.['clientSeed']).toMatch(/^[0-9a-f]{32}$/);
  expect(inputs[0]?.['playKey']).not.toBe(inputs[1]?.['playKey']);
});

test('I-8 when the answer is lost, pressing again asks for the same play', async () => {
  const asked = vi
    .fn<(arguments_: { input: Fields }) => unknown>()
    .mockImplementationOnce(() => {
      throw new GraphQLError('The line is down.', { extensions: { code: 'UPSTREAM' } });
    })
    .mockImplementation(answering(play()));
  const { shopper } = details(program(), { play: asked });
  await pressPlay(shopper);
  expect(await screen.findByRole('alert')).toHaveTextContent(/The line is down\..*still counts as one play/);
  await pressPlay(shopper);
  await screen.findByRole('heading', { name: 'A bag of oranges' });
  expect(asked.mock.calls[1]?.[0].input['playKey']).toBe(asked.mock.calls[0]?.[0].input['playKey']);
});

test('T-39 a reload in the middle shows the same outcome at rest and plays nothing', async () => {
  const asked = answering(play());
  const first = details(program(), { play: asked });
  await pressPlay(first.shopper);
  await screen.findByRole('heading', { name: 'A bag of oranges' });
  const kept = sessionStorage.getItem('larder.play.HARVEST') ?? '';
  first.unmount();
  sessionStorage.setItem('larder.play.HARVEST', kept);
  details(after(), { play: asked });
  expect(await screen.findByRole('heading', { name: 'A bag of oranges' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('T-39 a browser closed before the answer asks for the same play when it comes back', async () => {
  sessionStorage.setItem('larder.play.HARVEST', JSON.stringify({ playKey: 'kept-key-1', clientSeed: 'kept-seed' }));
  const asked = answering(play());
  details(program(), { play: asked });
  expect(await screen.findByRole('heading', { name: 'A bag of oranges' })).toBeVisible();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0].input).toMatchObject({ playKey: 'kept-key-1' });
});

test('T-39 a result that this browser has not shown stands there as the page opens, and once only', async () => {
  const unseen = () => details(program({ lastPlay: play('WHEEL', { unseenMark: 'mark-1' }) }));
  const first = unseen();
  expect(await screen.findByRole('heading', { name: 'A bag of oranges' })).toBeVisible();
  first.unmount();
  expect(document.cookie).toContain('larder_seen_plays=mark-1');
  unseen();
  expect(await screen.findByText('Last play:', { exact: false })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play now!' })).toBeVisible();
});

test('T-39 a play of long ago stands as a line above the numbers, and the next one is ready', async () => {
  details(program({ lastPlay: play() }));
  expect(await screen.findByText('Last play:', { exact: false })).toHaveTextContent(
    'Last play: A bag of oranges. Play 7F3K-92, Aug 5 at 2:14 PM',
  );
  expect(screen.getByRole('button', { name: 'Play now!' })).toBeVisible();
});

test('a refused play spends nothing and says so', async () => {
  const { shopper } = details(program(), {
    play: () => ({
      play: null,
      program: shortOfPoints(),
      userErrors: [
        {
          code: 'INSUFFICIENT_POINTS',
          message: 'You need more points for this play. No points were taken.',
          field: null,
        },
      ],
    }),
  });
  await pressPlay(shopper);
  expect(await screen.findByRole('alert')).toHaveTextContent('No points were taken.');
  expect(sessionStorage.getItem('larder.play.HARVEST')).toBeNull();
});

test('with too few points there is no Play now!, but how far it is and how to earn (G-124)', async () => {
  details(shortOfPoints());
  expect(await screen.findByRole('progressbar', { name: 'Next play' })).toHaveAttribute(
    'aria-valuetext',
    '28 / 40 Game points',
  );
  expect(screen.getByRole('heading', { name: 'Shop to earn!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop to earn!' })).toHaveAttribute(
    'href',
    '/games/game-details/HARVEST#shop-to-earn',
  );
  expect(screen.queryByRole('button', { name: 'Play now!' })).toBeNull();
});

test('a welcome play needs no points', async () => {
  details(program({ points: points({ totalGamePoints: 0, freePlays: 1, gameplaysAvailable: 1, gameplaysUsed: 0 }) }));
  expect(await screen.findByText('Your first play is on us. No points needed.')).toBeVisible();
});

test('G-6 a game that is played elsewhere is a link to there', async () => {
  details(program({ links: { rules: null, faq: null, game: 'https://games.example/spin' } }));
  expect(await screen.findByRole('link', { name: 'Play now!' })).toHaveAttribute('href', 'https://games.example/spin');
  expect(screen.queryByRole('button', { name: 'Play now!' })).toBeNull();
});

test('G-114 a program that the store does not have is not available, with a way on', async () => {
  const { router } = details(null);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The game is not available at this time' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all games' })).toHaveAttribute('href', '/games/game-grid');
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 404 }]);
});

test('G-114 a program that cannot be loaded answers 503 and can be tried again', async () => {
  let calls = 0;
  const { shopper, router } = openPage('/games/game-details/HARVEST', {
    program: () => {
      calls += 1;
      if (calls > 1) return program();
      throw new GraphQLError('down', { extensions: { code: 'UPSTREAM' } });
    },
  });
  await screen.findByRole('heading', { name: 'The game is not available at this time' });
  expect(Object.values(router.state.errors ?? {})).toMatchObject([{ status: 503 }]);
  await shopper.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
});

test('G-115 a game without a definition keeps its page', async () => {
  details(program({ game: null }));
  expect(await screen.findByText("We're sorry, but this game is currently not available.")).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Harvest Spin' })).toBeVisible();
});

test('G-12 a game that is over leads to its own page', async () => {
  const { router } = details(over({ wonPrizes: [] }));
  expect(await screen.findByText("You didn't win any prizes in this game.")).toBeVisible();
  expect(router.state.location.pathname).toBe('/games/game-over/HARVEST');
});

test('prizes that fail leave the game to be played', async () => {
  details(
    program({
      prizes: () => {
        throw new GraphQLError('No prizes now.', { extensions: { code: 'UPSTREAM' } });
      },
    }),
  );
  expect(await screen.findByText('No prizes now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play now!' })).toBeVisible();
});

test('a game that has not begun can be looked at, not joined', async () => {
  details(
    notStarted({
      hasBegun: false,
      playability: {
        canPlay: false,
        canTakeFreePlay: false,
        reason: 'PROGRAM_NOT_STARTED',
        reasonText: 'Opens on Dec 1 at 9:00 AM PT.',
        nextPlayAt: null,
        pointsToNextPlay: 0,
        nextCommit: null,
      },
    }),
  );
  expect(await screen.findByText('Opens on Dec 1 at 9:00 AM PT.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Opt in' })).toBeNull();
});

test('N-20 a play can be checked in the browser, and the check can fail', async () => {
  const { shopper } = details(program(), { play: answering(play('WHEEL')) });
  await pressPlay(shopper);
  await shopper.click(await screen.findByRole('button', { name: 'Check this play' }));
  await shopper.click(await screen.findByRole('button', { name: 'Check now' }));
  expect(await screen.findByText("This play doesn't match")).toBeVisible();
});

test('the sound is off until the shopper turns it on, and stays as chosen', async () => {
  const { shopper } = details(program());
  const sound = await screen.findByRole('button', { name: 'Sound' });
  expect(sound).toHaveAttribute('aria-pressed', 'false');
  await shopper.click(sound);
  expect(sound).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('larder.sound')).toBe('on');
});

test('N-19 a collecting game says its sum in words and the way to the next gift', async () => {
  details(program({ game: game('COLLECT'), points: points({ stamps: 6 }) }));
  expect(await screen.findByRole('img', { name: '6 of 12 stamps collected' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Stamps' })).toHaveAttribute('aria-valuetext', '6 / 12');
  expect(screen.getByText('Next gift in 2 stamps')).toBeVisible();
});

test('N-25 the stock that is shown after a play is the stock after it', async () => {
  const [first, ...others] = program()['prizes'] as Fields[];
  const gone = { ...first, quantityLeftText: 'None left', available: false, state: 'SOLD_OUT' };
  const { shopper } = details(program(), { play: answering(play(), after({ prizes: [gone, ...others] })) });
  const shelf = within(await screen.findByRole('region', { name: 'Available Prizes' }));
  expect(shelf.getByText('312 left')).toBeVisible();
  const goneBefore = shelf.queryAllByText('None left').length;
  await pressPlay(shopper);
  await waitFor(() => expect(shelf.getAllByText('None left')).toHaveLength(goneBefore + 1));
  expect(shelf.queryByText('312 left')).toBeNull();
});
