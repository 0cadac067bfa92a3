import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { componentDocs } from './load-docs.ts';

const names = readdirSync(join(import.meta.dirname, '../../components')).sort();

afterEach(cleanup);

/** Where a picture can be pointed at: in it, or for an overlay anywhere on its page. */
function drawn(picture: ReactElement, framed: boolean, focused: string | undefined): HTMLElement {
  const { container } = render(picture);
  const opener = focused && document.querySelector(focused);
  if (opener) fireEvent.focusIn(opener);
  return framed ? document.body : container;
}

test('every component has its pictures, and there is none of anything else', () => {
  expect([...componentDocs.keys()].sort()).toEqual(names);
});

test.each(names)('%s is drawn with its parts, a do, a don’t, and what is related', async (name) => {
  const docs = await componentDocs.get(name)!();
  const { anatomy, related, framed = 0, focused } = docs;

  const picture = drawn(anatomy.picture, framed > 0, focused);
  const missing = anatomy.parts.filter(({ at }) => !picture.querySelector(at)).map((part) => part.name);
  expect(missing).toEqual([]);
  expect(new Set(anatomy.parts.map((part) => part.name)).size).toBe(anatomy.parts.length);
  expect(anatomy.parts.length).toBeGreaterThan(1);
  cleanup();

  for (const kind of ['do', 'dont'] as const) {
    expect(docs[kind].because).toMatch(/^[A-Z].{20,140}\.$/);
    expect(drawn(docs[kind].picture, framed > 0, focused).firstElementChild).not.toBeNull();
    cleanup();
  }
  expect(docs.dont.because).toMatch(/^Don’t /);
  expect(docs.do.because).not.toMatch(/\bdon’t\b/i);
  expect(docs.do.picture).not.toEqual(docs.dont.picture);

  expect(related.filter((other) => other === name || !names.includes(other))).toEqual([]);
  expect(new Set(related).size).toBe(related.length);
});
