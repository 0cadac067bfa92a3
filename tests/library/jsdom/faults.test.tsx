import { beforeEach, expect, test } from 'vitest';
import { listen, violations } from './faults.ts';

beforeEach(() => {
  document.title = 'Faults';
  document.documentElement.lang = 'en';
});

const draw = (html: string) => {
  document.body.innerHTML = html;
};

// What stories are asked in jsdom finds what a browser would: each fault here is planted, and found by its rule.
test.each([
  ['button-name', '<button></button>'],
  ['image-alt', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
  ['label', '<input type="text">'],
  ['link-name', '<a href="/cart"></a>'],
  ['aria-required-attr', '<div role="checkbox" tabindex="0" aria-label="Remember"></div>'],
  ['aria-valid-attr-value', '<input aria-label="Amount" aria-invalid="perhaps">'],
  ['list', '<ul><p>Milk</p></ul>'],
  ['nested-interactive', '<button><a href="/cart">Cart</a></button>'],
  ['aria-hidden-focus', '<p aria-hidden="true"><button>Add</button></p>'],
  ['heading-order', '<h2>Cart</h2><h4>Milk</h4>'],
])('axe finds %s in jsdom, too', async (rule, fault) => {
  listen();
  draw(fault);
  expect(await violations()).toContainEqual(expect.stringContaining(rule));
});

test('what is well made has no finding', async () => {
  listen();
  draw('<button>Add</button>');
  expect(await violations()).toEqual([]);
});

test('what a dialog covers may be hidden', async () => {
  listen();
  draw(
    '<p aria-hidden="true"><button>Add</button></p><div role="dialog" aria-label="Cart"><button>Close</button></div>',
  );
  expect(await violations()).toEqual([]);
});

test('a story that asks the network, throws, or complains is heard', async () => {
  const heard = listen();
  await fetch('/graphql').catch(() => undefined);
  window.dispatchEvent(new ErrorEvent('error', { message: 'It broke.' }));
  console.error('It is odd.');
  expect(heard).toEqual(['asked the network: /graphql', 'threw: It broke.', 'console: It is odd.']);
});
