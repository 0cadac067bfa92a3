import type { Static } from 'typebox';
import type { LeftNavigation } from '../contract/content.ts';

type Navigation = Static<typeof LeftNavigation>;

const home = { id: 'home', title: '{banner} for U', href: '/foru.html', icon: 'house' };
// Links to the games lead to the grid: the gateway rewrites them (G-25).
const games = { id: 'games', title: 'Play & Earn', href: '/foru/games.html', icon: 'dices' };
const account = { id: 'account', title: 'Account Settings', href: '/account/profile.html', icon: 'settings' };

/** Left navigation by banner; banners not listed use the master's (G-23, G-24, N-73). */
export const navigation: Readonly<Record<string, Navigation>> = {
  master: { banner: 'master', items: [home, games, account] },
  vons: { banner: 'vons', items: [{ ...home, icon: 'store' }, games, account] },
  haggen: {
    banner: 'haggen',
    items: [home, { ...games, title: 'Play & Earn with {banner}', icon: 'trophy' }, account],
  },
};
