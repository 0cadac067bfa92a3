import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

type Tree = { readonly [name: string]: Tree } | string | ((...parts: never[]) => string);

/** Every text by its path, functions filled with marks. */
function texts(tree: Tree, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (typeof tree === 'function') {
    const marks = Array.from({ length: tree.length }, (_, index) => `⟦${index}⟧`);
    return [[path, (tree as (...parts: string[]) => string)(...marks)]];
  }
  return Object.entries(tree).flatMap(([name, each]) => texts(each, path === '' ? name : `${path}.${name}`));
}

/** Words that are the same in both languages. */
const same = new Set([
  'title',
  'language',
  'account.english',
  'account.spanish',
  'people.roles',
  'roles.MARKETING.name',
  'roles.AUDITOR.name',
]);
const isWords = (text: string) => /\p{L}{3}/u.test(text.replaceAll(/⟦\d⟧/g, ''));
const marksOf = (text: string) => (text.match(/⟦\d⟧/g) ?? []).toSorted().join();

test('Spanish says what English says, with the same parts, and nothing is left in English', () => {
  const [english, spanish] = [texts(en), new Map(texts(es))];
  expect([...spanish.keys()]).toEqual(english.map(([path]) => path));
  const ofOtherParts = english.filter(([path, text]) => marksOf(spanish.get(path) ?? '') !== marksOf(text));
  expect(ofOtherParts).toEqual([]);
  const left = english.filter(([path, text]) => isWords(text) && spanish.get(path) === text && !same.has(path));
  expect(left).toEqual([]);
});
