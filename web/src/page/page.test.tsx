import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloLink, gql } from '@apollo/client';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../app/data/apollo.ts';
import { pageNow } from './clock.ts';
import { pageNews } from './news.ts';
import { reloadPage } from '../testing/page.ts';
import { later, makePage, type Page, pageState, servePages, thisPage } from './page.ts';

const counted = pageState(() => ({ count: 0 }));
const { subscribe, tell } = pageNews<[word: string]>();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new page knows nothing of the one before', () => {
  counted().count += 1;
  const heard = vi.fn<(word: string) => void>();
  subscribe(heard);
  tell('here');
  reloadPage();
  tell('gone');
  expect(counted().count).toBe(0);
  expect(heard).toHaveBeenCalledExactlyOnceWith('here');
});

test('what a page meant to do later is not done on the next one', () => {
  const done: string[] = [];
  later(() => done.push('by the first page'), 250);
  reloadPage();
  later(() => done.push('by the second page'), 250);
  clearTimeout(later(() => done.push('called off'), 250));
  vi.advanceTimersByTime(250);
  expect(done).toEqual(['by the second page']);
});

test.each(['answered', 'refused'])('what is %s once the page is gone reaches nobody', async (how) => {
  const answer = Promise.withResolvers<{ data: object }>();
  const client = createClient(
    new ApolloLink(
      () =>
        new Observable((observer) => {
          answer.promise.then(
            (value) => observer.next(value),
            (error: unknown) => observer.error(error),
          );
        }),
    ),
    { ssr: false },
  );
  const settled = vi.fn<() => void>();
  void client.query({ query: gql('{ greeting }') }).then(settled, settled);
  reloadPage();
  if (how === 'answered') answer.resolve({ data: { greeting: 'Hello' } });
  else answer.reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
  expect(client.cache.extract()).toEqual({});
});

test('pages that a server draws at a time share nothing, and between two of them there is none', async () => {
  const mine = thisPage();
  const pages = new AsyncLocalStorage<Page | undefined>();
  servePages(() => {
    const page = pages.getStore();
    if (!page) throw new Error('Nothing is drawn.');
    return page;
  });
  const draw = (at: number) =>
    pages.run(makePage({ now: () => at, openedAt: at }), async () => {
      counted().count += at;
      await Promise.resolve();
      return [counted().count, pageNow()];
    });
  expect(await Promise.all([draw(1), draw(2)])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(() => pages.run(undefined, thisPage)).toThrow('Nothing is drawn.');
  servePages(() => mine);
});
