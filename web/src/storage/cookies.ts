/** The cookies that the page itself sets, or its language form, for the server to read. */
export const cookieNames = {
  language: 'larder_language',
  density: 'larder_density',
  scheme: 'larder_scheme',
  seenPlays: 'larder_seen_plays',
  timeZone: 'larder_time_zone',
} as const;

/** Light or dark, as the shopper chose; without a choice, the page follows the system. */
export type Scheme = 'light' | 'dark';

/** The scheme that a value names; undefined when it names none. */
export const schemeOf = (value: string | undefined): Scheme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** How close lists of products stand: as they are made, or with as many as fit. */
export type Density = 'compact';

/** The density that a value names; undefined when it names none. */
export const densityOf = (value: string | undefined): Density | undefined => (value === 'compact' ? value : undefined);
