import { beforeEach, expect, test } from 'vitest';
import { startPage } from '../page/page.ts';
import { lastChanges } from './last-changes.ts';

/** Goes to the page that began to load at `openedAt`; its clock shows `now`. */
const inPage = (openedAt: number, now = openedAt): void => startPage({ now: () => now, openedAt });
const mine = 1000.25;
const other = 400.5;

beforeEach(() => localStorage.clear());

test('a page that loads while another tab changes something knows that it missed it', () => {
  inPage(other, 1001);
  lastChanges.note('changed');
  inPage(mine, 1500);
  expect(lastChanges.missed()).toEqual(['changed']);
  inPage(other, 1002);
  lastChanges.note('shop');
  inPage(mine, 1500);
  expect(lastChanges.missed()).toEqual(['changed', 'shop']);
});

test('what was changed before the page began to load, or just then, is on it already', () => {
  inPage(mine);
  expect(lastChanges.missed()).toEqual([]);
  for (const at of [999, mine]) {
    inPage(other, at);
    lastChanges.note('shop');
    inPage(mine, 1500);
    expect(lastChanges.missed()).toEqual([]);
  }
});

test('a page has not missed what it has changed itself', () => {
  inPage(mine, 1500);
  lastChanges.note('changed');
  expect(lastChanges.missed()).toEqual([]);
});

test('what the storage tells is a change of its kind, or none', () => {
  inPage(mine);
  const told = (key: string | null) => lastChanges.told(new StorageEvent('storage', { key }));
  lastChanges.note('changed');
  lastChanges.note('shop');
  const [changed, shop] = Object.keys(localStorage).toSorted();
  expect([told(changed!), told(shop!), told('larder.sound'), told(null)]).toEqual([['changed'], ['shop'], [], []]);
});
