import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, within } from 'storybook/test';
import { activityPage, severalItems } from './testing/activity.ts';
import { bonusPath, game, lost, notStarted, over, play, points, program, shortOfPoints } from './testing/fixtures.ts';
import { Storefront } from './testing/storefront.tsx';

type Fields = Record<string, unknown>;

const fails = (message: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'UPSTREAM_FAILURE' } });
};
const grid = (programs: unknown, bonusPaths: unknown = [bonusPath()]) => ({
  path: '/games/game-grid',
  me: { playAndEarn: { programs, unseenWins: [], bonusPaths } },
});
const details = (shown: Fields | null) => ({ path: '/games/game-details/HARVEST', me: { program: shown } });
const trail = program({
  id: 'TRAIL',
  code: 'TRAIL',
  title: 'Market Trail',
  game: game('COLLECT'),
  points: points({ stamps: 6 }),
});
const melon = {
  id: 'w1',
  name: 'Free watermelon',
  imageId: 'watermelon',
  redeemByString: 'Aug 14',
  redeemedAtString: null,
};

const meta = {
  title: 'Storefront/Screens/Play and Earn',
  component: Storefront,
  parameters: { layout: 'fullscreen' },
  // Whole screens: what they are made of has its own pages of words.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 });
  },
} satisfies Meta<typeof Storefront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  name: 'G-10 G-129 The games and Bonus Path',
  args: grid([program(), shortOfPoints({ id: 'P', code: 'P', title: 'Pantry Pick 3', game: game('PICK3') }), trail]),
};
export const GridOfANewShopper: Story = {
  name: 'G-57 Nothing opted in to yet',
  args: grid([notStarted(), notStarted({ id: 'S', code: 'S', title: 'Scratch & Sip', game: game('SCRATCH') })]),
};
export const GridWithoutGames: Story = {
  name: 'G-130 No games and no Bonus Path',
  args: grid([], []),
  play: async ({ canvasElement }) => {
    const text = 'No Games or Bonus Path at this time. Check back later.';
    await expect(await within(canvasElement).findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const GridWithAFailure: Story = {
  name: 'G-99 Bonus Path can not be loaded, the games can',
  args: grid(
    [program()],
    fails('Apologies, our site is currently experiencing technical difficulties, please try again later.'),
  ),
};
export const OfficialRules: Story = {
  name: 'N-27 N-28 The official rules, for everybody',
  args: {
    path: '/games/official-rules/HARVEST',
    mutations: { officialRules: program()['officialRules'], draws: [{ id: 'harvest', isOpen: true }] },
  },
};
export const Details: Story = { name: 'G-11 A game in progress', args: details(program()) };
export const DetailsAfterAWin: Story = { name: 'G-11 The last play won', args: details(program({ lastPlay: play() })) };
export const DetailsAfterNoWin: Story = {
  name: 'G-11 The last play won nothing',
  args: details(program({ lastPlay: lost() })),
};
export const DetailsShortOfPoints: Story = { name: 'G-124 Points are missing', args: details(shortOfPoints()) };
export const DetailsNotStarted: Story = { name: 'G-57 Not opted in to', args: details(notStarted()) };
export const DetailsPending: Story = {
  name: 'G-126 Points on the way',
  args: details(program({ points: points({ pendingGamePoints: 62, pendingSinceString: 'Aug 4' }) })),
};
export const DetailsEmpty: Story = {
  name: 'G-125 No prizes and no activity yet',
  args: details(program({ prizes: [], activity: [] })),
};
export const Collect: Story = {
  name: 'G-11 A game of stamps',
  args: details({ ...trail, id: 'HARVEST', code: 'HARVEST' }),
};
export const Unavailable: Story = { name: 'G-114 A game that is not available', args: details(null) };
export const Over: Story = {
  name: 'G-12 G-59 A game that is over',
  args: {
    path: '/games/game-over/HARVEST',
    me: {
      program: over({
        points: points({ totalGamePoints: 36, gameplaysUsed: 18 }),
        wonPrizes: [
          { ...melon, status: 'WON' },
          {
            ...melon,
            id: 'w2',
            name: 'Ice cream',
            imageId: 'soft-ice-cream',
            status: 'REDEEMED',
            redeemedAtString: 'Jul 26',
          },
        ],
      }),
      playAndEarn: { programs: [over(), trail], unseenWins: [], bonusPaths: [] },
    },
  },
};
export const Activity: Story = {
  name: 'G-83 The activity of all games',
  args: { path: '/games/activity', me: { activity: activityPage(severalItems()) } },
};
export const ActivityEmpty: Story = {
  name: 'G-125 No rewards yet',
  args: { path: '/games/activity?show=rewards', me: { activity: activityPage([]) } },
};
export const InboxEmpty: Story = { name: 'N-69 An inbox with nothing', args: { path: '/inbox' } };
