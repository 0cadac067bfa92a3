import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Tree = { readonly [key: string]: Tree } | readonly Tree[] | string | null | ((...parts: never[]) => unknown);

const here = import.meta.dirname;
const homes = [
  'shared/texts',
  'server/texts',
  'console/texts',
  ...readdirSync(join(here, 'areas')).flatMap((area) =>
    readdirSync(join(here, 'areas', area)).includes('texts') ? [`areas/${area}/texts`] : [],
  ),
];
const tableOf = async (home: string, language: 'en' | 'es') =>
  ((await import(join(here, home, `${language}.ts`))) as Record<string, Tree>)[language] as Tree;

/** Names and words that are the same in both languages. */
const same = new Set([
  'Apple Pay',
  'Bonus Path',
  'Deli',
  'gluten',
  'Google Pay',
  'Halal',
  'Kosher',
  'Marketplace',
  'Quillpay',
  'Vine and Cellar',
  'for U',
  'min',
]);

/** What is filled with numbers of a date, and says nothing with other parts. */
const dates = new Set(['expiry.day']);

/** Every text of a table by its path. */
function texts(tree: Tree, path = ''): [string, Exclude<Tree, object> | ((...parts: never[]) => unknown)][] {
  if (typeof tree === 'string' || tree === null || typeof tree === 'function') return [[path, tree]];
  return Object.entries(tree).flatMap(([key, each]) => texts(each as Tree, path === '' ? key : `${path}.${key}`));
}

/** What a text says of parts that can be told from its words; null if it can't be filled with them. */
function filled(text: unknown, partOf: (index: number | string) => unknown): string | null {
  if (typeof text !== 'function') return JSON.stringify(text);
  const facts = new Proxy({}, { get: (_, name) => partOf(String(name)) });
  const parts = Array.from({ length: text.length }, (_, index) => partOf(index));
  for (const given of [parts, [facts], [[partOf(0)]]])
    try {
      const said = (text as (...all: unknown[]) => unknown)(...given);
      const written = JSON.stringify(said);
      if (!/undefined|\[object/.test(written ?? '')) return written ?? null;
    } catch {
      // It takes its parts in another form.
    }
  return null;
}

const marks = (text: string | null) => [...new Set(text?.match(/⟦[^⟧]*⟧/g))].toSorted();
/** What is left without the parts, if there are words in it. */
const words = (text: string | null) => {
  const plain = (text ?? '').replaceAll(/⟦[^⟧]*⟧|NaN|null|[^\p{L} ]/gu, '').trim();
  return /\p{L}{3}/u.test(plain) ? plain : '';
};

test.each(homes)('%s says the same in Spanish, with the same parts', async (home) => {
  const [english, spanish] = [texts(await tableOf(home, 'en')), new Map(texts(await tableOf(home, 'es')))];
  expect([...spanish.keys()].toSorted()).toEqual(english.map(([path]) => path).toSorted());
  const mark = (index: number | string) => `⟦${index}⟧`;
  const faults = english.flatMap(([path, text]) => {
    const own = spanish.get(path);
    const [en, es] = [filled(text, mark), filled(own, mark)];
    if (own === null && text !== null) return [`${path} says nothing`];
    // Where a service's own English words do, Spanish has its own; and what is the same word stays.
    if (text === null) return [];
    if (words(en) !== '' && marks(es).length === 0 && words(es) === '') return [`${path} is empty`];
    if (words(en) !== '' && words(en) === words(es) && !same.has(words(en)))
      return [`${path} is still English: ${words(en)}`];
    return dates.has(path) || marks(en).join() === marks(es).join() ? [] : [`${path} has other parts: ${en} ${es}`];
  });
  expect(faults).toEqual([]);
});

test('Spanish speaks to a shopper as tú', async () => {
  for (const home of homes)
    for (const [path, text] of texts(await tableOf(home, 'es')))
      expect(filled(text, (index) => `⟦${index}⟧`) ?? '', `${home} ${path}`).not.toMatch(
        /\b(?:usted|ustedes|su cuenta|su carrito|su pedido|haga|elija|escriba|intente|vosotros)\b/i,
      );
});
