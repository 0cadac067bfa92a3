import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, within } from 'storybook/test';
import { activityPage, severalItems } from '../testing/fixtures/activity.ts';
import {
  bonusPath,
  game,
  lost,
  notStarted,
  over,
  play,
  points,
  program,
  shortOfPoints,
} from '../testing/fixtures/games.ts';
import { Storefront } from '../testing/storefront.tsx';

type Fields = Record<string, unknown>;

const fails = (message: string) => () => {
  throw new GraphQLError(message, { extensions: { code: 'UPSTREAM_FAILURE' } });
};
const grid = (programs: unknown, bonusPaths: unknown = [bonusPath()]) => ({
  path: '/games/game-grid',
  me: { playAndEarn: { programs, featured: Array.isArray(programs) ? programs[0] : null, unseenWins: [], bonusPaths } },
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
  tags: ['!autodocs', 'browser'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 });
  },
} satisfies Meta<typeof Storefront>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {
  name: 'The games and Bonus Path',
  tags: ['row:G-10', 'row:G-129'],
  args: grid([program(), shortOfPoints({ id: 'P', code: 'P', title: 'Pantry Pick 3', game: game('PICK3') }), trail]),
};
export const GridOfANewShopper: Story = {
  name: 'Nothing opted in to yet',
  tags: ['row:G-57'],
  args: grid([notStarted(), notStarted({ id: 'S', code: 'S', title: 'Scratch & Sip', game: game('SCRATCH') })]),
};
export const GridWithoutGames: Story = {
  name: 'No games and no Bonus Path',
  tags: ['row:G-130'],
  args: grid([], []),
  play: async ({ canvasElement }) => {
    const text = 'No Games or Bonus Path at this time. Check back later.';
    await expect(await within(canvasElement).findByText(text, {}, { timeout: 10_000 })).toBeVisible();
  },
};
export const GridWithAFailure: Story = {
  name: 'Bonus Path can not be loaded, the games can',
  tags: ['row:G-99'],
  args: grid(
    [program()],
    fails('Apologies, our site is currently experiencing technical difficulties, please try again later.'),
  ),
};
export const OfficialRules: Story = {
  name: 'The official rules, for everybody',
  tags: ['row:N-27', 'row:N-28'],
  args: {
    path: '/games/official-rules/HARVEST',
    mutations: { officialRules: program()['officialRules'], draws: [{ id: 'harvest', isOpen: true }] },
  },
};
export const Details: Story = { name: 'A game in progress', tags: ['row:G-11'], args: details(program()) };
export const DetailsAfterAWin: Story = {
  name: 'The last play won',
  tags: ['row:G-11'],
  args: details(program({ lastPlay: play() })),
};
export const DetailsAfterNoWin: Story = {
  name: 'The last play won nothing',
  tags: ['row:G-11'],
  args: details(program({ lastPlay: lost() })),
};
export const DetailsShortOfPoints: Story = {
  name: 'Points are missing',
  tags: ['row:G-124'],
  args: details(shortOfPoints()),
};
export const DetailsNotStarted: Story = { name: 'Not opted in to', tags: ['row:G-57'], args: details(notStarted()) };
export const DetailsPending: Story = {
  name: 'Points on the way',
  tags: ['row:G-126'],
  args: details(program({ points: points({ pendingGamePoints: 62, pendingSinceString: 'Aug 4' }) })),
};
export const DetailsEmpty: Story = {
  name: 'No prizes and no activity yet',
  tags: ['row:G-125'],
  args: details(program({ prizes: [], activity: [] })),
};
export const Collect: Story = {
  name: 'A game of stamps',
  tags: ['row:G-11'],
  args: details({ ...trail, id: 'HARVEST', code: 'HARVEST' }),
};
export const Unavailable: Story = { name: 'A game that is not available', tags: ['row:G-114'], args: details(null) };
export const Over: Story = {
  name: 'A game that is over',
  tags: ['row:G-12', 'row:G-59'],
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
  name: 'The activity of all games',
  tags: ['row:G-83'],
  args: { path: '/games/activity', me: { activity: activityPage(severalItems()) } },
};
export const ActivityEmpty: Story = {
  name: 'No rewards yet',
  tags: ['row:G-125'],
  args: { path: '/games/activity?show=rewards', me: { activity: activityPage([]) } },
};
export const InboxEmpty: Story = { name: 'An inbox with nothing', tags: ['row:N-69'], args: { path: '/inbox' } };
