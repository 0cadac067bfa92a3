import type { BuiltFace } from './fonts.ts';

const local = (name: string) => `local("${name}")`;

/**
 * The @font-face rules of one face: the file, and a face of the system bent to the same room, so that no line breaks
 * elsewhere when the file arrives.
 */
export function fontFaces({ family, url, weights, fallback }: BuiltFace): string {
  const { sizeAdjust, ascent, descent, lineGap } = fallback.metrics;
  return [
    `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${url}) format("woff2")}`,
    `@font-face{font-family:"${fallback.family}";font-style:normal;font-weight:${weights};src:${fallback.locals.map(local).join(',')};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:${lineGap}%}`,
  ].join('\n');
}
