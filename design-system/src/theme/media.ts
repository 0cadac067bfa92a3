/** S-260, px: widths from which a phone's layout changes. */
export const breakpoints = { large: 575, tablet: 768 } as const;

/** Widths at which the layout changes; below `tablet` it is a phone. */
export const media = {
  large: `screen and (min-width: ${breakpoints.large}px)`,
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: 'screen and (min-width: 990px)',
  spacious: 'screen and (min-width: 1200px)',
  wide: 'screen and (min-width: 1440px)',
  /** The narrowest phones, and wider ones with text twice as large. */
  narrow: 'screen and (max-width: 389.98px)',
  /** A phone on its side. */
  low: 'screen and (max-width: 989.98px) and (max-height: 479.98px)',
  /** A phone upright. */
  upright: 'screen and (max-width: 479.98px)',
  belowTablet: 'screen and (max-width: 767.98px)',
  belowDesktop: 'screen and (max-width: 989.98px)',
  /** A pointer that hovers: under a finger such a style would stay after the tap. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  print: 'print',
  forcedColors: '(forced-colors: active)',
  /** JavaScript is off. */
  withoutScripts: '(scripting: none)',
} as const;

/** Widths of a component's container; in rem, so that larger text counts as less room. */
export const container = {
  roomy: '(min-width: 40rem)',
} as const;

/** Where a pointer has to be for a style of `onHover`. */
interface Hovered {
  /** A class around the element that the pointer may be anywhere in. */
  within?: string;
  /** What it must be besides: `:not(:disabled)`. Media stand behind all states of a file: name those that go before. */
  when?: string;
}

/** Styles while a pointer that hovers is there, for `@media`. No other rule says `:hover`. */
export const onHover = <const Style>(style: Style, { within = '&', when = '' }: Hovered = {}) => ({
  [media.hover]: { selectors: { [`${within}${when}:hover${within === '&' ? '' : ' &'}`]: style } },
});
