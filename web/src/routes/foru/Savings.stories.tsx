import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, within } from 'storybook/test';
import { couponsInEveryState, gallery } from '../../testing/fixtures/coupons.ts';
import { freshPass, freshPassToJoin } from '../../testing/fixtures/savings/fresh-pass.ts';
import { bonusPath } from '../../testing/fixtures/games.ts';
import { bouquet, groceryRewards, rewardChoice } from '../../testing/fixtures/savings/rewards.ts';
import { Storefront } from '../../testing/storefront.tsx';

type Fields = Record<string, unknown>;

const fails = (code: string) => () => {
  throw new GraphQLError('Apologies, our site is currently experiencing technical difficulties.', {
    extensions: { code },
  });
};
const rewards = (changes: Fields = {}) => ({
  path: '/foru/rewards.html',
  me: { groceryRewards: groceryRewards(changes) },
});
const reward = (choice: unknown = rewardChoice()) => ({
  path: '/foru/rewards/foru-5-off',
  me: { groceryRewards: groceryRewards({ choice }) },
});
const membership = (state: unknown) => ({ path: '/freshpass/manage/subscribe', me: { freshPass: state } });
const challenges = couponsInEveryState.filter(({ progress, action }) => progress !== null || action === 'ACTIVATE');
const path = (coupons: unknown, bonusPaths: unknown = [bonusPath()]) => ({
  path: '/foru/bonus-path',
  me: { playAndEarn: { bonusPaths } },
  mutations: { coupons },
});
const nothing = { available: 0, pending: 0, count: 0, progress: 0, expiry: null, programCode: 'FOR-U', perReward: 100 };
const says = (name: string) => async (canvasElement: HTMLElement) =>
  expect(await within(canvasElement).findByText(name, {}, { timeout: 10_000 })).toBeVisible();

const meta = {
  title: 'Storefront/Screens/Savings and Rewards',
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

export const Rewards: Story = { name: 'Grocery Rewards', tags: ['row:S-24', 'row:N-70'], args: rewards() };
export const RewardsOfANewHousehold: Story = {
  name: 'No points yet',
  tags: ['row:N-70'],
  args: rewards({ points: nothing, history: { items: [] }, rewards: [], choices: [bouquet] }),
};
export const RewardsInPart: Story = {
  name: 'What to redeem and the history can not be loaded',
  args: rewards({ choices: null, history: null }),
};
export const RewardsFailed: Story = {
  name: 'Grocery Rewards can not be loaded',
  args: { path: '/foru/rewards.html', me: { groceryRewards: fails('UPSTREAM_FAILURE') } },
  play: async ({ canvasElement }) => says("We couldn't load your rewards")(canvasElement),
};
export const Reward: Story = { name: 'A reward to redeem', tags: ['row:S-18'], args: reward() };
export const RewardMissing: Story = {
  name: 'Rewards are missing for it',
  args: reward(rewardChoice({ missing: 2 }, { state: 'INSUFFICIENT_POINTS' })),
};
export const RewardGone: Story = {
  name: 'A reward that is no longer offered',
  args: reward(fails('PRIZE_NOT_FOUND')),
  play: async ({ canvasElement }) => says('This reward is no longer offered')(canvasElement),
};
export const RewardFailed: Story = {
  name: 'A reward that can not be loaded',
  args: reward(fails('UPSTREAM_FAILURE')),
  play: async ({ canvasElement }) => says("We couldn't load what you can redeem")(canvasElement),
};
export const BonusPath: Story = { name: 'Bonus Path', tags: ['row:S-47', 'row:S-48'], args: path(gallery(challenges)) };
export const BonusPathEmpty: Story = {
  name: 'No Bonus Path',
  args: path(gallery([]), []),
  play: async ({ canvasElement }) => says('No Bonus Path at this time')(canvasElement),
};
export const BonusPathFailed: Story = {
  name: 'Bonus Path can not be loaded',
  args: path(null, []),
  play: async ({ canvasElement }) => says("We couldn't load your Bonus Path")(canvasElement),
};
export const FreshPass: Story = { name: 'FreshPass that is on', tags: ['row:S-28'], args: membership(freshPass()) };
export const FreshPassToJoin: Story = { name: 'FreshPass to join', args: membership(freshPassToJoin()) };
export const FreshPassFailed: Story = {
  name: 'FreshPass can not be loaded',
  args: membership(fails('UPSTREAM_FAILURE')),
  play: async ({ canvasElement }) => says("We couldn't load your FreshPass")(canvasElement),
};
