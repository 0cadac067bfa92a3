/** Every language that there is a catalog for. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The language that a value names; undefined when it names none of ours. */
export const languageOf = (value: string | undefined): Language | undefined =>
  languages.find((language) => language === value);

/** The language to answer in: the first of the browser's wishes that there is a catalog for, else English. */
export function negotiateLanguage(acceptLanguage: string): Language {
  const wishes = acceptLanguage
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const found = languageOf(language);
    if (found) return found;
  }
  return 'en';
}
