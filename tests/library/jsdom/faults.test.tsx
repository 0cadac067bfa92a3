import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { listen, violations } from './faults.ts';

beforeEach(() => {
  document.title = 'Faults';
  document.documentElement.lang = 'en';
});

// What stories are asked in jsdom finds what a browser would: each fault here is planted, and found by its rule.
test.each<[string, ReactElement]>([
  ['button-name', <button type="button" />],
  ['image-alt', <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" />],
  ['label', <input type="text" />],
  ['link-name', <a href="/cart" />],
  ['aria-required-attr', <div role="checkbox" tabIndex={0} aria-label="Remember" />],
  ['aria-valid-attr-value', <input aria-label="Amount" aria-invalid={'perhaps' as 'true'} />],
  ['list', <ul children={<p>Milk</p>} />],
  ['nested-interactive', <button type="button" children={<a href="/cart">Cart</a>} />],
  ['aria-hidden-focus', <p aria-hidden="true" children={<button type="button">Add</button>} />],
  ['heading-order', <section children={[<h2 key="2">Cart</h2>, <h4 key="4">Milk</h4>]} />],
])('axe finds %s in jsdom, too', async (rule, fault) => {
  listen();
  render(fault);
  expect(await violations()).toContainEqual(expect.stringContaining(rule));
});

test('what is well made has no finding', async () => {
  listen();
  render(<button type="button">Add</button>);
  expect(await violations()).toEqual([]);
});

test('a story that asks the network, throws, or complains is heard', async () => {
  const heard = listen();
  await fetch('/graphql').catch(() => undefined);
  window.dispatchEvent(new ErrorEvent('error', { message: 'It broke.' }));
  console.error('It is odd.');
  expect(heard).toEqual(['asked the network: /graphql', 'threw: It broke.', 'console: It is odd.']);
});
