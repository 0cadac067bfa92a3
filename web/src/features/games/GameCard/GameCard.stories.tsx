import { bannerOf } from '@larder/design-system/banners';
import { Grid } from '@larder/design-system/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { game, notStarted, over, points, program, shortOfPoints } from '../../../testing/fixtures/games.ts';
import type { GameCard_FeatureFragment, GameCard_ProgramFragment } from './GameCard.generated.ts';
import { GameCard } from './GameCard.tsx';

const of = (fields: Record<string, unknown>) => fields as GameCard_ProgramFragment;
const feature = program() as unknown as GameCard_FeatureFragment;
const cannot = (reason: string, reasonText: string) => ({
  canPlay: false,
  reason,
  reasonText,
  nextPlayAt: null,
  pointsToNextPlay: 0,
  nextCommit: null,
});

const meta = {
  title: 'Storefront/Play and Earn/GameCard',
  component: GameCard,
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
  args: { program: of(program()), mark: bannerOf('safeway').mark.drawing },
  parameters: {
    docs: {
      description: {
        component: `A game: how it stands, one fact, one button.

**When to use.** On Play & Earn, in the grid of games; the first playable one is shown large (\`feature\`).

**When not.** On the game's own page: PlayArea.

**Anatomy.** The game's art, its status (G-57 not started, G-58 in progress, G-59 over) and end, its title, one fact, and one action.

**Accessibility.** An article named by its title; the button's name includes the game. The art is decorative. The whole card links where its title does.

**Keyboard.** Tab reaches the title, then the button.`,
      },
    },
  },
} satisfies Meta<typeof GameCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {
  name: 'Not started: opt in',
  tags: ['row:G-57'],
  args: { program: of(notStarted()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Opt in: Harvest Spin' })).toBeVisible();
  },
};
export const OpensLater: Story = {
  name: 'Not started: opens later',
  tags: ['row:G-57'],
  args: { program: of(notStarted({ hasBegun: false, tagline: 'Opens September 1.' })) },
};
export const PlaysLeft: Story = { name: 'In progress: plays left', tags: ['row:G-58'] };
export const WelcomePlay: Story = {
  name: 'In progress: the welcome play waits',
  tags: ['row:G-58'],
  args: { program: of(program({ points: points({ gameplaysAvailable: 1, freePlays: 1 }) })) },
};
export const ShortOfPoints: Story = {
  name: 'In progress: short of points',
  tags: ['row:G-58'],
  args: { program: of(shortOfPoints()) },
};
export const Waits: Story = {
  name: 'In progress: no more plays today',
  tags: ['row:G-58'],
  args: {
    program: of(
      program({
        points: points({ gameplaysAvailable: 0 }),
        playability: cannot('DAILY_LIMIT', 'You have played all your plays for today.'),
      }),
    ),
  },
};
export const NoGame: Story = {
  name: 'In progress: its game could not load',
  tags: ['row:G-58'],
  args: { program: of(program({ game: null, points: null })) },
};
export const OverWithPrizes: Story = {
  name: 'Over: prizes to redeem',
  tags: ['row:G-59'],
  args: { program: of(over()) },
};
export const OverWithoutPrizes: Story = {
  name: 'Over: nothing won',
  tags: ['row:G-59'],
  args: { program: of(over({ points: points({ totalPrizesWon: 0 }) })) },
};
export const Feature: Story = { args: { feature } };
export const FeatureToJoin: Story = { args: { feature, program: of(notStarted()) } };
export const Refused: Story = {
  name: 'Not started: this shopper can’t join',
  tags: ['row:N-5'],
  args: { program: of(notStarted({ optInRefusal: { message: 'Associates cannot enter sweepstakes.' } })) },
};
export const FeatureManyPlays: Story = {
  args: {
    feature,
    program: of(program({ points: points({ gameplaysAvailable: 40, totalGamePoints: 12_400 }) })),
  },
};
export const Kinds: Story = {
  render: ({ mark }) => (
    <Grid columns={{ base: 1, tablet: 2 }} gap="gutter">
      {(['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const).map((kind) => (
        <GameCard key={kind} program={of(program({ title: kind, game: game(kind) }))} mark={mark} />
      ))}
    </Grid>
  ),
};
export const LongTitle: Story = {
  args: { program: of(program({ title: 'The great harvest spin of the whole neighborhood and all its friends' })) },
};
