import type { Texts } from './en.ts';

/** The same in Spanish; the program's name stays. */
export const es: Texts = {
  banner: { forU: (name) => `${name} for U` },
  navigation: {
    coupons: 'Cupones y ofertas',
    rewards: 'Recompensas del supermercado',
    games: 'Play & Earn',
    account: 'Mi cuenta',
  },
};
