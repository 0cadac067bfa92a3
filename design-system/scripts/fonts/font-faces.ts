import type { BuiltFace } from './fonts.ts';

const local = (name: string) => `local("${name}")`;

/**
 * The @font-face rules of one face: its files by their letters, and faces of the system bent to the same room, so that no line breaks
 * elsewhere when the file arrives.
 */
export const fontFaces = ({ family, files, weights, fallbacks }: BuiltFace): string =>
  [
    ...files.map(
      ({ url, range }) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format("woff2");unicode-range:${range}}`,
    ),
    ...fallbacks.map(
      ({ family: name, locals, metrics: { sizeAdjust, ascent, descent, lineGap } }) =>
        `@font-face{font-family:"${name}";font-style:normal;font-weight:${weights};src:${locals.map(local).join(',')};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`,
    ),
  ].join('\n');
