import { expect, test } from 'vitest';
import { fieldsFrom } from './fields.ts';
import { photoDraft } from './photo-draft.ts';
import { draftOfFiles, photoNamed } from './photo-file-name.ts';

const gtin = '00041000000010';
const drafted = (given: Parameters<typeof fieldsFrom>[0]) => photoDraft(fieldsFrom([['gtin', gtin], ...given]));

test('a record names photos by what they show, several to a field, with what the first front shows in words', () => {
  expect(
    drafted([
      ['imageUrl', 'https://a.example/1.jpg, https://a.example/2.jpg|https://a.example/1.jpg'],
      ['imageUrlBack', 'https://a.example/b,c.jpg'],
      ['imageAlt', 'A stick of butter'],
      ['imageAltEs', 'Una barra de mantequilla'],
    ]),
  ).toEqual({
    kind: 'photo',
    product: { gtin },
    wanted: {
      FRONT: [
        { source: 'https://a.example/1.jpg', alt: { en: 'A stick of butter', es: 'Una barra de mantequilla' } },
        { source: 'https://a.example/2.jpg', alt: null },
      ],
      BACK: [{ source: 'https://a.example/b,c.jpg', alt: null }],
    },
  });
});

test('an empty field says nothing, and "none" takes the photos away', () => {
  expect(drafted([['imageUrl', '']])).toBeNull();
  expect(drafted([['imageUrlNutrition', 'None']])).toEqual({
    kind: 'photo',
    product: { gtin },
    wanted: { NUTRITION: [] },
  });
});

test('a record without a product, with too many photos, or with too many words is refused', () => {
  const url = 'https://a.example/1.jpg';
  expect(photoDraft(fieldsFrom([['imageUrl', url]]))).toBe("the number isn't a GTIN, UPC, or EAN");
  const many = Array.from({ length: 9 }, (_, at) => `https://a.example/${at}.jpg`).join(' ');
  expect(drafted([['imageUrlBack', many]])).toBe('imageUrlBack has more than 8 addresses');
  expect(
    drafted([
      ['imageUrl', url],
      ['imageAlt', 'x'.repeat(301)],
    ]),
  ).toBe('imageAlt is longer than 300 characters');
});

test.each([
  ['041000000010.jpg', 'FRONT', 1],
  ['00041000000010-front.PNG', 'FRONT', 1],
  ['041000000010_Back.webp', 'BACK', 1],
  ['041000000010-nutrition-2.avif', 'NUTRITION', 2],
  ['041000000010-3.jpeg', 'FRONT', 3],
  ['041000000010-lifestyle.jpg', 'LIFESTYLE', 1],
])('N-51 %s is named by a product and what it shows', (file, role, place) => {
  expect(photoNamed(file)).toEqual({ file, gtin, role, place });
});

test.each([
  ['butter.jpg', "butter.jpg isn't named by a GTIN, such as 0041220576074-back.jpg"],
  ['041000000010', "041000000010 isn't named by a GTIN, such as 0041220576074-back.jpg"],
  ['041000000010-side.jpg', "041000000010-side.jpg isn't named by a GTIN, such as 0041220576074-back.jpg"],
  ['041000000018.jpg', '041000000018.jpg: 041000000018 has a wrong check digit'],
  ['../041000000010.jpg', "../041000000010.jpg isn't named by a GTIN, such as 0041220576074-back.jpg"],
])('%s is not', (file, problem) => expect(photoNamed(file)).toBe(problem));

test('files of a product stand in the order of their numbers', () => {
  expect(draftOfFiles(gtin, ['041000000010-2.jpg', '041000000010-back.jpg', '041000000010.jpg']).wanted).toEqual({
    FRONT: [
      { source: '041000000010.jpg', alt: null },
      { source: '041000000010-2.jpg', alt: null },
    ],
    BACK: [{ source: '041000000010-back.jpg', alt: null }],
  });
});
