import { expect, test } from 'vitest';
import { languages, locales, negotiatedLanguage } from './language.ts';

test.each([
  ['', 'en'],
  ['es', 'es'],
  ['ES-mx', 'es'],
  ['es-419,es;q=0.9', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, es;q=0.4, en;q=0.3', 'es'],
  ['en;q=0.5, es', 'es'],
  ['es;q=0, fr', 'en'],
  ['es;q=2', 'en'],
  ['es;q=much', 'en'],
  ['*', 'en'],
  ['est', 'en'],
])('of %j, the language is %s', (header, language) => {
  expect(negotiatedLanguage(header)).toBe(language);
});

test('what is longer than any browser sends is not read to its end', () => {
  expect(negotiatedLanguage(`${'fr,'.repeat(100)}es`)).toBe('en');
});

test('sums and numbers are written the same in every language of the United States', () => {
  const written = (locale: string) => [
    new Intl.NumberFormat(locale).format(1_234_567.8),
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1250.5),
  ];
  for (const language of languages) expect(written(locales[language])).toEqual(['1,234,567.8', '$1,250.50']);
});
