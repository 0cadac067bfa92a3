/** The @font-face rules of a banner. */
export const fontFaces = (_banner: string): string => '';
