import { expect, test } from 'vitest';
import { taxonomyIn } from '../types/taxonomy.ts';
import { elsewhereWays, inAmerican } from './american.ts';

const taxonomy = taxonomyIn({
  types: 'type,shelves,of,en,es\ntomatoes,a,,canned tomato,tomate en lata',
  english: 'said,american\ntinned,canned\nsemi skimmed,reduced fat\nwholemeal,whole wheat',
});

test.each([
  ['tinned tomatoes', 'canned tomatoes'],
  ['semi skimmed milk', 'reduced fat milk'],
  ['sliced wholemeal bread', 'sliced whole wheat bread'],
  ['skimmed milk', 'skimmed milk'],
  ['', ''],
])('N-55 what the English of elsewhere says is read in American English: %s', (typed, read) => {
  const words = typed === '' ? [] : typed.split(' ');
  expect(inAmerican(taxonomy, words).join(' ')).toBe(read);
});

test('N-55 a label of what is imported may say it as it is said elsewhere', () => {
  const ways = elsewhereWays(taxonomy);
  expect(ways(['canned'])).toEqual([['tinned']]);
  expect(ways(['whole', 'wheat'])).toEqual([['wholemeal']]);
  expect(ways(['milk'])).toBeUndefined();
});
