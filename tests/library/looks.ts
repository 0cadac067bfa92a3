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

/** A story that a run shows, and the variants it is shown in besides the usual look. */
interface Shown<Story> {
  story: Story;
  variants: readonly Variant[];
}

/**
 * What a run shows of a component: the story with most in it in every variant, and in every theme those that need a
 * browser. All stories that need none are told in jsdom. With `all`, every story is shown in every variant.
 */
export function shownOf<Story extends Sampled>(title: string, stories: readonly Story[], all = false): Shown<Story>[] {
  const variants = variantsOf(title);
  if (all) return stories.map((story) => ({ story, variants }));
  const [fullest] = stories.toSorted((one, other) => other.length - one.length);
  return stories
    .filter((story) => story === fullest || story.needsBrowser)
    .map((story) => ({ story, variants: story === fullest ? variants : variants.filter(isTheme) }));
}

/** What says whether a story is in the sample. */
interface Sampled {
  needsBrowser: boolean;
  /** How much there is of it. */
  length: number;
}

/** Whether a variant is another theme; else it is a setting of reader or device. */
export const isTheme = (variant: Variant): variant is Look => typeof variant === 'object';
