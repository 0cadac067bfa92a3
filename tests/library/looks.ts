import type { Look } from './reader.ts';

/** In which every story is checked whole; the others differ from it in their colors and letters alone. */
export const usual: Look = { banner: 'safeway', scheme: 'light' };

/** The other banners, schemes and contrasts. */
export const themes: readonly Look[] = [
  { banner: 'safeway', scheme: 'light', contrast: 'more' },
  { banner: 'safeway', scheme: 'dark', contrast: 'more' },
  { banner: 'safeway', scheme: 'dark' },
  { banner: 'haggen', scheme: 'dark' },
  { banner: 'haggen', scheme: 'light' },
  { banner: 'wireframe', scheme: 'light' },
  { banner: 'wireframe', scheme: 'dark' },
];

/** The name of a theme's pictures: `haggen, dark`. */
export const nameOf = ({ banner, scheme, contrast }: Look): string =>
  [banner, scheme, ...(contrast ? ['contrast'] : [])].join(', ');

/** A way in which a story is looked at besides the usual one: another theme, or one of the settings of reader and device. */
export type Variant = Look | 'right to left' | 'text at 200 %' | 'longer words' | 'forced colors';

const settings = ['right to left', 'text at 200 %', 'longer words', 'forced colors'] as const;

/** All variants of a component. A whole screen is made of parts that are seen in every theme by themselves. */
export const variantsOf = (title: string): readonly Variant[] => {
  const darkHaggen = ({ banner, scheme }: Look) => banner === 'haggen' && scheme === 'dark';
  return [...(title.includes('/Screens/') ? themes.filter(darkHaggen) : themes), ...settings];
};

/**
 * The variants of each story of a component in a run: every variant meets the component in one of its stories, and the
 * same one in each run. A component with fewer stories than variants has several a story. With `all`, every story has
 * every variant.
 */
export function sampleOf(title: string, stories: readonly string[], all = false): readonly (readonly Variant[])[] {
  const variants = variantsOf(title);
  if (all) return stories.map(() => variants);
  const first = numberOf(title);
  return stories.map((_, story) => variants.filter((__, index) => (first + index) % stories.length === story));
}

/** A number that is always the same for the same text, so that not every component begins with the same story. */
const numberOf = (text: string): number =>
  Array.from(text).reduce((number, letter) => (number * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
