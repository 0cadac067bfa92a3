import { expect, test } from 'vitest';
import { type Described, structuredData } from './structured-data.ts';

const apples: Described = {
  name: 'Cedar Hollow Gala Apples',
  path: '/product/100000003',
  description: 'Crisp, mild, and sweet.',
  id: '100000003',
  upc: '012345678905',
  brand: 'Cedar Hollow',
  seller: 'Safeway',
  picture: '/product-pictures/a-page.svg',
  price: { amount: '1.99' },
  state: 'AVAILABLE',
  above: [{ title: 'Fruits & Vegetables', href: '/shop/fruits-vegetables' }],
};

test('a product is described with its offer, in whole addresses', () => {
  const [product] = structuredData(apples, 'https://www.safeway.example');
  expect(product).toMatchObject({
    '@type': 'Product',
    url: 'https://www.safeway.example/product/100000003',
    gtin12: '012345678905',
    image: 'https://www.safeway.example/product-pictures/a-page.svg',
    offers: { '@type': 'Offer', price: '1.99', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('its place ends with itself', () => {
  const [, crumbs] = structuredData(apples, 'https://www.safeway.example');
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Fruits & Vegetables', item: 'https://www.safeway.example/shop/fruits-vegetables' },
      { position: 2, name: 'Cedar Hollow Gala Apples' },
    ],
  });
});

test('what the store does not carry has no offer, and what is sold out says so', () => {
  expect(structuredData({ ...apples, price: null }, 'https://a.example')[0]).not.toHaveProperty('offers');
  expect(structuredData({ ...apples, state: 'UNAVAILABLE' }, 'https://a.example')[0]).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});
