import { expect, test } from 'vitest';
import { aProduct } from '../../../../testing/catalog-rows.ts';
import { descriptionOf } from './description.ts';

const milk = aProduct({
  name: 'Whole Milk',
  nameEs: { text: 'Leche entera', isComposed: true },
  brand: null,
  size: '64 fl oz',
  packageUnit: 'fl oz',
  packageQuantity: 64,
  departmentId: 'dairy-eggs-cheese',
  diets: ['VEGETARIAN', 'GLUTEN_FREE'],
});
const described = (description: string, descriptionEs?: string) =>
  descriptionOf(
    {
      product: milk,
      description,
      descriptionEs: descriptionEs ?? null,
      ingredients: null,
      allergens: [],
      nutrition: null,
      fulfillment: null,
    },
    'es',
  );

test('a Spanish page has the seller’s own description, or else the pack’s, which says that it is English', () => {
  expect(described('Cold.', 'Fría.')).toEqual({ text: 'Fría.', language: 'es', isComposed: false });
  expect(described('Cold.')).toEqual({ text: 'Cold.', language: 'en', isComposed: false });
});

test('where nobody has written one, it is made of what is known, and says so', () => {
  expect(described('')).toEqual({
    text: 'Leche entera, 64 fl oz. Vegetariano y sin gluten. Se mantiene en refrigeración. Descripción generada automáticamente.',
    language: 'es',
    isComposed: true,
  });
});
