import { expect, test } from 'vitest';
import { composedName } from '../../taxonomy/spanish-words.ts';
import { demoProducts } from '../../demo/products.ts';
import { spanishName } from './spanish-name.ts';
import { spanishWordsIn } from './words.ts';

const words = spanishWordsIn(`en,es,role
organic,orgánico,adj
whole,entero,adj
ground,molido,adj
milk,leche,noun
grape,uva,noun
soda,refresco,noun
cookies,galletas,noun
vanilla,vainilla,noun
ice cream,helado,noun
oil,aceite,noun
olive,oliva,noun
seedless,sin semilla,phrase
&,y,join`);

test.each([
  ['Whole Milk', 'Leche entera'],
  ['Organic Whole Milk', 'Leche entera orgánica'],
  ['Vanilla Ice Cream', 'Helado de vainilla'],
  ['Olive & Grape Oil', 'Aceite de oliva y uva'],
  ['Seedless Grapes', 'Uvas sin semilla'],
  ['Vanilla Bean Ice Cream', 'Helado de vainilla Bean'],
  ['Cookies in Olive Oil', 'Galletas en aceite de oliva'],
  ['Whole Milk 2024', 'Leche entera 2024'],
  ['Milk, Organic', 'Leche, orgánica'],
])('%s is %s', (name, spanish) => {
  expect(spanishName(words, name, undefined)).toBe(spanish);
});

test('a file may say what it is after a comma', () => {
  expect(spanishName(words, 'Grape, Soda', { en: 'soda', es: 'refresco' })).toBe('Refresco, uva');
});

test('what a type is called helps where the file has no word for it', () => {
  expect(spanishName(words, 'Organic Quinoa', { en: 'quinoa', es: 'quinoa' })).toBe('Quinoa orgánica');
});

test.each(['Choco Munchy Blasts Cookies', 'Thing', '…', ''])('too little of %s is known for a name', (name) => {
  expect(spanishName(words, name, undefined)).toBeNull();
});

test('no name is made where a word may turn it into its opposite', () => {
  expect(spanishName(words, 'No Milk Cookies', undefined)).toBeNull();
  expect(spanishName(words, 'Organic Milk with No Vanilla', undefined)).toBeNull();
});

test('a list of words names the line that it can’t be read by', () => {
  for (const line of ['milk,leche', 'milk,leche,verb', 'milk,,noun', 'milk,leche,noun\nMilk,leche,noun'])
    expect(() => spanishWordsIn(`en,es,role\n${line}`)).toThrow(/Line [23]/);
  expect(() => spanishWordsIn('en,es\nmilk,leche')).toThrow('Line 1');
});

test('every product of the demonstration has a name in Spanish, and no two of a brand and size share one', () => {
  const products = demoProducts(Temporal.PlainDate.from('2026-03-04')).map(({ product }) => product);
  expect(products.filter(({ nameEs }) => nameEs === null).map(({ name }) => name)).toEqual([]);
  const named = Map.groupBy(products, ({ nameEs, brandId, size, shelfId }) =>
    [nameEs?.text, brandId, size, shelfId].join('|'),
  );
  const alike = [...named.values()].map((those) => [...new Set(those.map(({ name }) => name))]);
  expect(alike.filter((those) => those.length > 1)).toEqual([]);
});

test('every product of the demonstration is described in Spanish, with no line of another left over', () => {
  const products = demoProducts(Temporal.PlainDate.from('2026-03-04')).map(({ product }) => product);
  expect(products.filter(({ descriptionEs }) => descriptionEs === null).map(({ description }) => description)).toEqual(
    [],
  );
  expect(products.filter((each) => each.descriptionEs === each.description)).toEqual([]);
});

test.each([
  ['Lactose-Free 2% Reduced Fat Milk', ['lowfat-milk'], 'Leche reducida en grasa 2% deslactosada'],
  ['Granny Smith Apples', ['apples'], 'Manzanas Granny Smith'],
  ['80% Lean Ground Beef', ['ground-beef'], 'Carne molida de res 80% magra'],
  ['Rosé', ['rose-wine'], 'Vino rosado'],
  ['Chunk Light Tuna in Water', ['canned-tuna'], 'Atún claro en trozos en agua'],
])('%s is sold as %s', (name, types, spanish) => {
  expect(composedName(name, types)?.text).toBe(spanish);
});
