import { expect, test } from 'vitest';
import type { FacetKind } from '../../../../generated/resolvers.ts';
import { valueName } from './value-name.ts';

test.each<[FacetKind, string, string, string]>([
  ['AVAILABILITY', 'IN_STOCK', 'In stock', 'Disponible'],
  ['DEALS', 'ON_SALE', 'On sale', 'En oferta'],
  ['DIET', 'GLUTEN_FREE', 'Gluten-free', 'Sin gluten'],
  ['CHANNEL', 'PICKUP', 'Pickup', 'Recogida'],
  ['PRICE', '0-299', 'Under $3', 'Menos de $3'],
  ['PRICE', '300-599', '$3 to $5.99', 'De $3 a $5.99'],
  ['PRICE', '2000-', '$20 and up', '$20 o más'],
  ['DEPARTMENT', 'deli', 'Deli', 'Deli'],
  ['AISLE', 'dairy-eggs-cheese.milk-cream', 'Milk & Cream', 'Leche y crema'],
  ['BRAND', 'meadow-lane', 'Meadow Lane', 'Meadow Lane'],
  ['SIZE', '16 oz', '16 oz', '16 oz'],
  ['SIZE', 'each', 'Each', 'Por unidad'],
  ['SIZE', 'by the lb', 'By the lb', 'Por libra'],
  ['BODY', 'FULL', 'Full', 'Con cuerpo'],
  ['GRAPE', 'Red Blend', 'Red Blend', 'Mezcla tinta'],
  ['GRAPE', 'Syrah', 'Syrah', 'Syrah'],
  ['REGION', 'Napa Valley', 'Napa Valley', 'Napa Valley'],
])('N-55 the value %s %s is "%s", and "%s" in Spanish', (kind, id, english, spanish) => {
  expect(valueName(kind, id, english, 'en')).toBe(english);
  expect(valueName(kind, id, english, 'es')).toBe(spanish);
});

test.each<[FacetKind, string]>([
  ['DIET', 'KETO'],
  ['DIET', 'toString'],
  ['PRICE', 'a lot'],
  ['AISLE', 'garden.hoses'],
  ['CHANNEL', 'DRONE'],
])('N-55 the value %s %s, which a retailer has added, keeps the name that it has there', (kind, id) => {
  expect(valueName(kind, id, 'Own name', 'es')).toBe('Own name');
});
