import { expect, test } from 'vitest';
import { navigationFor } from './navigation.ts';

const item = { id: 'i', title: '{banner} for U', href: '/foru/{banner}/home.html', icon: 'house' };
const haggen = { key: 'haggen', name: 'Haggen' };

test('G-26 the banner is filled in: its name in the title, its key in the link', () => {
  expect(navigationFor([item], haggen, 'en')).toEqual([
    { id: 'i', title: 'Haggen for U', href: '/foru/haggen/home.html', icon: 'house' },
  ]);
});

test.each(['/content/games.html', 'https://old.example/{banner}/games/list', '/games'])(
  'G-25 the link %s leads to the game grid',
  (href) => {
    expect(navigationFor([{ ...item, href }], haggen, 'en')[0]?.href).toBe('/games/game-grid');
  },
);

test('G-23 in Spanish the items are named in Spanish; programs, and what a retailer has added, keep their names', () => {
  const titled = (id: string, title: string, language: 'en' | 'es') =>
    navigationFor([{ ...item, id, title }], haggen, language)[0]?.title;
  expect(titled('coupons', 'Deals!', 'en')).toBe('Deals!');
  expect(titled('coupons', 'Deals!', 'es')).toBe('Cupones y ofertas');
  expect(titled('home', '{banner} for U', 'es')).toBe('Haggen for U');
  expect(titled('toString', 'Recipes', 'es')).toBe('Recipes');
});
