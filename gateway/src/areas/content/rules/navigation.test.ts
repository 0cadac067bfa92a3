import { expect, test } from 'vitest';
import { navigationFor } from './navigation.ts';

const item = { id: 'i', title: '{banner} for U', href: '/foru/{banner}/home.html', icon: 'house' };
const haggen = { key: 'haggen', name: 'Haggen' };

test('G-26 the banner is filled in: its name in the title, its key in the link', () => {
  expect(navigationFor([item], haggen)).toEqual([
    { id: 'i', title: 'Haggen for U', href: '/foru/haggen/home.html', icon: 'house' },
  ]);
});

test.each(['/content/games.html', 'https://old.example/{banner}/games/list', '/games'])(
  'G-25 the link %s leads to the game grid',
  (href) => {
    expect(navigationFor([{ ...item, href }], haggen)[0]?.href).toBe('/games/game-grid');
  },
);
