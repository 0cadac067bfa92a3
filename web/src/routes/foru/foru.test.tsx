import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { couponsInEveryState, gallery } from '../../testing/fixtures/coupons.ts';
import { bonusPath, program } from '../../testing/fixtures/games.ts';
import { homeRoot } from '../../testing/fixtures/home.ts';
import { groceryRewards } from '../../testing/fixtures/savings/rewards.ts';
import { InSight } from '../../testing/in-sight.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});
vi.stubGlobal('IntersectionObserver', InSight);

const games = { programs: [program()], featured: program(), unseenWins: [], bonusPaths: [bonusPath()] };
const coupons = {
  ...gallery(couponsInEveryState),
  groups: [{ id: 'CLIPPED', name: 'Clipped', count: 3, isChosen: false }],
  clippedText: 'Up to $21.50 clipped',
};
const asMember = (me: object = {}, root: object = {}) =>
  openPage(
    '/foru.html',
    { playAndEarn: games, groceryRewards: groceryRewards(), ...me },
    { logos: homeRoot.logos, coupons, ...root },
  );
const heading = (name: string, level = 2) => screen.findByRole('heading', { level, name });

test('G-3 G-33 N-70 a member finds card, coupons, points, games, and Bonus Path in one place', async () => {
  asMember();
  expect(await heading('Safeway for U', 1)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show club card' })).toHaveAttribute('href', '/account/club-card.html');
  expect(screen.getByText('Up to $21.50 clipped')).toBeVisible();
  expect(screen.getByText('coupons clipped')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See clipped' })).toHaveAttribute('href', '/foru/coupons-deals?show=clipped');
  expect(screen.getByRole('link', { name: 'See rewards' })).toHaveAttribute('href', '/foru/rewards.html');
  for (const name of ['Points & rewards', 'Play & Earn', 'Bonus Path']) expect(await heading(name)).toBeVisible();
  expect(screen.getByRole('article', { name: 'Harvest Spin' })).toBeVisible();
});

test('who has clipped nothing is told what clipping does', async () => {
  asMember({}, { coupons: { ...coupons, groups: [], clippedText: null } });
  expect(await screen.findByText('Nothing clipped yet. Clip a coupon, and it comes off by itself.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clip coupons' })).toHaveAttribute('href', '/foru/coupons-deals');
  expect(screen.queryByRole('link', { name: 'See clipped' })).toBeNull();
});

test('what cannot be loaded says so in its place, and the rest stays', async () => {
  const fails = () => {
    throw new GraphQLError('Points are away.', { extensions: { code: 'UPSTREAM_FAILURE' } });
  };
  asMember({ groceryRewards: fails });
  expect(await screen.findByText("We couldn't load your points")).toBeVisible();
  expect(screen.getByText('Points are away.')).toBeVisible();
  expect(screen.getByText('Up to $21.50 clipped')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Harvest Spin' })).toBeVisible();
});

test('G-8 a guest reads what joining brings, with the ways in', async () => {
  const viewer = {
    userType: 'GUEST',
    session: 'NONE',
    isAuthorized: false,
    site: 'HOUSEHOLDS',
    firstName: null,
    signInPath: '/account/sign-in.html',
  };
  openPage('/foru.html', {}, { logos: homeRoot.logos, viewer });
  const joining = within(await screen.findByRole('region', { name: 'Members pay less. Joining is free.' }));
  expect(joining.getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/account/join.html');
  expect(joining.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in.html');
  expect(screen.queryByRole('link', { name: 'Show club card' })).toBeNull();
});
