/** Every language that shoppers are answered in; the first is for whoever asks for none of them. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** How dates, numbers, and sums are written in each language, in the United States. */
export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

/** No browser sends more; what lies beyond isn't read. */
const longestHeader = 200;

/** The language that an `Accept-Language` header likes best of those there are, whatever its region: `es-MX` is `es`. */
export function negotiatedLanguage(acceptLanguage: string): Language {
  let best: Language = languages[0];
  let bestQuality = 0;
  for (const wish of acceptLanguage.slice(0, longestHeader).toLowerCase().split(',')) {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const given = parameters.find((each) => each.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    const language = languages.find((each) => each === tag.split('-', 1)[0]);
    if (language === undefined || !(quality > bestQuality && quality <= 1)) continue;
    best = language;
    bestQuality = quality;
  }
  return best;
}
