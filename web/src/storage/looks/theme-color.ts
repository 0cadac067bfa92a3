/** When the browser's frame has the color of a scheme: as the system has it, or as the shopper chose. */
export const mediaOf = (scheme: string, chosen: string | undefined): string =>
  chosen === 'light' || chosen === 'dark'
    ? chosen === scheme
      ? 'all'
      : 'not all'
    : `(prefers-color-scheme: ${scheme})`;
