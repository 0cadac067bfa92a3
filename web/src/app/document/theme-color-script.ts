import type { Scheme } from '../../storage/cookies.ts';
import { mediaOf } from '../../storage/looks/theme-color.ts';

/** A color for each scheme, as CSS. */
export type ThemeColors = Readonly<Record<Scheme, string>>;

/**
 * The inline script that says what a phone paints its own frame in around the page, light and dark. As a script it is no part of
 * what every visit's code draws; the choice of a scheme finds what it has made in the document.
 */
export const themeColorScript = (colors: ThemeColors, chosen: Scheme | undefined): string =>
  (['light', 'dark'] as const)
    .map((scheme) => [colors[scheme], mediaOf(scheme, chosen), scheme].map((text) => JSON.stringify(text)))
    .map(
      ([content, media, scheme]) =>
        `document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', content: ${content}, media: ${media}, id: 'theme-' + ${scheme} }));`,
    )
    .join('\n');
