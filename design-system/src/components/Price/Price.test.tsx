import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatPrice, priceParts } from './format.ts';
import { Price } from './index.ts';

const struck = (container: HTMLElement) => container.querySelector('s')?.textContent ?? null;

test('S-143 the previous price is struck through, and the whole is read in words', () => {
  const { container } = render(<Price now={399} was={599} label="Now $3.99, was $5.99" />);
  expect(struck(container)).toBe('$5.99');
  expect(screen.getByText('Now $3.99, was $5.99')).not.toHaveAttribute('aria-hidden');
  const drawn = container.querySelectorAll('[aria-hidden]');
  expect([...drawn].map((part) => part.textContent).join('')).toBe('$399$5.99');
});

test.each([
  { now: 599, was: 599, why: 'nothing was saved' },
  { now: 599, was: 399, why: 'it was cheaper' },
  { now: 0, was: 599, why: 'there is no price now' },
  { now: 399, was: 0, why: 'there was none before' },
  { now: 399, was: undefined, why: 'none is known' },
])('S-143 no price is struck when $why', ({ now, was }) => {
  const { container } = render(<Price now={now} was={was} label="Price" />);
  expect(struck(container)).toBeNull();
});

test('a price by weight names its unit with both prices, and the unit to compare by', () => {
  const { container } = render(
    <Price
      now={199}
      was={299}
      per="/lb"
      unitPrice="12.4¢/oz"
      size="hero"
      label="Now $1.99 per pound, was $2.99 per pound, 12.4 cents per ounce"
    />,
  );
  expect(struck(container)).toBe('$2.99/lb');
  expect(screen.getByText('12.4¢/oz')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  [399, '$3.99', ['$', '3', '99']],
  [29, '29¢', ['29', '¢']],
  [0, '$0.00', ['$', '0', '00']],
  [123_456, '$1,234.56', ['$', '1,234', '56']],
  [100, '$1.00', ['$', '1', '00']],
  [-150, '-$1.50', ['-', '$', '1', '50']],
])('%d cents are %s', (cents, text, parts) => {
  expect(formatPrice(cents)).toBe(text);
  expect(priceParts(cents).map((part) => part.text)).toEqual(parts);
});

test('another currency stands where its readers look for it', () => {
  expect(formatPrice(399, 'de-DE', 'EUR').replace(/\s/g, ' ')).toBe('3,99 €');
  expect(priceParts(399, 'de-DE', 'EUR').map(({ kind }) => kind)).toEqual(['whole', 'raised']);
});

test('right to left the parts of a sum keep their order', () => {
  render(
    <div dir="rtl">
      <Price now={399} was={599} label="Now $3.99, was $5.99" />
    </div>,
  );
  expect(screen.getByText('$5.99').closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('3').closest('[dir]')).toHaveAttribute('dir', 'ltr');
});
