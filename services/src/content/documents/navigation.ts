import type { Static } from 'typebox';
import type { LeftNavigation } from '../contract/content.ts';

type Navigation = Static<typeof LeftNavigation>;

const home = { id: 'home', title: '{banner} for U', href: '/foru.html', icon: 'house' };
// Links to the games lead to the grid: the gateway rewrites them (G-25).
const games = { id: 'games', title: 'Play & Earn', href: '/foru/games.html', icon: 'dices' };
const coupons = { id: 'coupons', title: 'Coupons & Deals', href: '/foru/coupons-deals', icon: 'ticket-percent' };
const rewards = { id: 'rewards', title: 'Grocery Rewards', href: '/foru/rewards.html', icon: 'gift' };
const path = { id: 'bonus-path', title: 'Bonus Path', href: '/foru/bonus-path', icon: 'flag' };
const freshPass = { id: 'freshpass', title: 'FreshPass', href: '/freshpass/manage/subscribe', icon: 'badge-check' };
const account = { id: 'account', title: 'Account Settings', href: '/account/profile.html', icon: 'settings' };

/** Left navigation by banner; banners not listed use the master's (G-23, G-24, N-73). */
export const navigation: Readonly<Record<string, Navigation>> = {
  master: { banner: 'master', items: [home, coupons, rewards, games, path, freshPass, account] },
  vons: { banner: 'vons', items: [{ ...home, icon: 'store' }, coupons, rewards, games, path, freshPass, account] },
  haggen: {
    banner: 'haggen',
    items: [
      home,
      coupons,
      rewards,
      { ...games, title: 'Play & Earn with {banner}', icon: 'trophy' },
      path,
      freshPass,
      account,
    ],
  },
};
