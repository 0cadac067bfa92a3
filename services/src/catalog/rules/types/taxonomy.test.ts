import { expect, test } from 'vitest';
import { phraseKey } from './phrase-key.ts';
import { taxonomyIn } from './taxonomy.ts';

const header = 'type,shelves,of,en,es';
const file = (...lines: readonly string[]) => ({ types: [header, ...lines].join('\n') });

test('N-55 a file of types says what each is called, where it stands, and what it belongs to, nearest first', () => {
  const { types, phrases } = taxonomyIn(
    file('food,a,,food,comida', 'cheese,a b,food,cheese,queso', 'cheddar,a,cheese,cheddar|sharp cheddar,queso cheddar'),
  );
  expect(types).toEqual([
    { id: 'food', shelves: ['a'], broader: [], names: { en: ['food'], es: ['comida'] } },
    { id: 'cheese', shelves: ['a', 'b'], broader: ['food'], names: { en: ['cheese'], es: ['queso'] } },
    {
      id: 'cheddar',
      shelves: ['a'],
      broader: ['cheese', 'food'],
      names: { en: ['cheddar', 'sharp cheddar'], es: ['queso cheddar'] },
    },
  ]);
  expect(phrases.en.get('sharp cheddar')).toEqual([types[2]]);
  expect(phrases.es.get('queso')).toEqual([types[1]]);
});

test('N-55 a kind is called by what it belongs to and further words, of which each is a key', () => {
  const { kinds } = taxonomyIn(
    file('vinegar,a,,vinegar,vinagre', 'balsamic-vinegar,a,vinegar,balsamic|balsamic vinegar,vinagre balsámico'),
  );
  expect(kinds.get('vinegar')?.map(({ type, words }) => [type.id, words])).toEqual([
    ['balsamic-vinegar', ['balsamic']],
  ]);
});

test('N-55 a name of several types means the one that stands first', () => {
  const { phrases } = taxonomyIn(file('corn,a,,corn,elote', 'canned-corn,b,,corn,elote en lata'));
  expect(phrases.en.get('corn')?.map(({ id }) => id)).toEqual(['corn', 'canned-corn']);
});

test('N-55 a Spanish name is translated by the usual English one, without accents', () => {
  const { translations } = taxonomyIn(file('pineapples,a,,pineapple|ananas,piña'));
  expect(translations.get('pina')).toEqual(['pineapple']);
});

test('N-55 words that describe products are translated too, and brand names mean what people call by them', () => {
  const { translations, phrases, brands, words } = taxonomyIn({
    ...file('cola,a,,cola|soda,refresco de cola'),
    brands: 'type,names\ncola,coke|coca cola',
    words: 'es,en\nentero|entera,whole\nen polvo,powder|mix',
  });
  expect(translations.get('entera')).toEqual(['whole']);
  expect(translations.get('en polvo')).toEqual(['powder', 'mix']);
  expect(phrases.es.get('coca cola')?.map(({ id }) => id)).toEqual(['cola']);
  expect([...brands]).toEqual(['coke', 'coca cola']);
  expect(['cola', 'coke', 'refresco', 'entera'].map((word) => words.has(word))).toEqual([true, true, true, true]);
});

test('N-55 what people call a type elsewhere is asked for, and no product is told by it', () => {
  const { phrases, asked, translations, words } = taxonomyIn({
    ...file('candy,a,,candy,dulce', 'zucchini,b,,zucchini,calabacita'),
    elsewhere: 'type,en,es\ncandy,sweet,golosina\nzucchini,courgette,calabacín|zapallito',
  });
  expect(asked.en.get('courgette')?.map(({ id }) => id)).toEqual(['zucchini']);
  expect(asked.es.get('golosina')?.map(({ id }) => id)).toEqual(['candy']);
  expect([phrases.en.get('sweet'), phrases.es.get('golosina')]).toEqual([undefined, undefined]);
  expect(translations.get('zapallito')).toEqual(['zucchini']);
  expect(['courgette', 'zapallito'].map((word) => words.has(word))).toEqual([true, true]);
});

test('N-55 a name of elsewhere for no type is refused', () => {
  const files = { ...file('cola,a,,cola,refresco'), elsewhere: 'type,en,es\nsoda,pop,gaseosa' };
  expect(() => taxonomyIn(files)).toThrow('There is no type soda.');
});

test('N-55 an accent tells names apart that are the same without it', () => {
  const { accented } = taxonomyIn(file('roses,a,,rose,rosa', 'rose-wine,b,,rosé,vino rosado'));
  expect(accented.get('rosé')?.map(({ id }) => id)).toEqual(['rose-wine']);
  expect(accented.get('rose')).toBeUndefined();
});

test.each([
  ['another header', { types: 'id,name\nmilk,Milk' }, 'Line 1: the columns are type,shelves,of,en,es'],
  ['a column too few', file('milk,a,,milk'), "Line 2 isn't a type: milk,a,,milk"],
  ['no name', file('milk,a,,,leche'), "Line 2 isn't a type: milk,a,,,leche"],
  ['an id with spaces', file('oat milk,a,,oat milk,leche'), "Line 2 isn't a type: oat milk,a,,oat milk,leche"],
  ['a type twice', file('milk,a,,milk,leche', 'milk,b,,milk,leche'), 'A type stands in two lines.'],
  ['an unknown type that it belongs to', file('milk,a,drinks,milk,leche'), 'There is no type drinks.'],
  ['a type that belongs to itself', file('a,x,b,a,a', 'b,x,a,b,b'), 'The type a belongs to itself.'],
])('N-55 a file of types with %s is refused, and says why', (_, text, reason) => {
  expect(() => taxonomyIn(text)).toThrow(reason);
});

test('N-55 a brand name of no type is refused', () => {
  const files = { ...file('cola,a,,cola,refresco'), brands: 'type,names\nsoda,coke' };
  expect(() => taxonomyIn(files)).toThrow('There is no type soda.');
});

test.each([
  ['en', ['Tomatoes'.toLowerCase()], 'tomato'],
  ['en', ['cookies'], 'cooky'],
  ['en', ['cookie'], 'cooky'],
  ['en', ['bay', 'leaves'], 'bay leaf'],
  ['en', ['olives'], 'olive'],
  ['es', ['limones'], 'limon'],
  ['es', ['nueces'], 'nuez'],
  ['es', ['huevos'], 'huevo'],
  ['es', ['frijoles', 'negros'], 'frijol negro'],
  ['es', ['pan'], 'pan'],
  ['es', ['chiles', 'verdes'], 'chil verd'],
  ['es', ['chile', 'verde'], 'chil verd'],
  ['es', ['dulces'], 'dulz'],
  ['es', ['dulce'], 'dulz'],
  ['es', ['ajies'], 'aji'],
  ['es', ['especies'], 'especi'],
  ['es', ['especie'], 'especi'],
] as const)('N-55 words are looked up in the singular: %s %j', (language, words, key) => {
  expect(phraseKey(words, language)).toBe(key);
});
