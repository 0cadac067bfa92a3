import { ApolloLink, type InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  catchUpWhenIdle,
  extractAnswers,
  noteAnswer,
  restoreAnswers,
  type SentAnswer,
  useStaleSince,
  whenCaughtUp,
} from './answers.ts';
import { createClient } from './apollo.ts';
import { FrameDocument } from './Frame.generated.ts';
import { FrameStoreDocument, useFrameStoreData, type FrameStoreQuery } from './FrameStore.generated.ts';
import { ServerAnswers } from './server-answers.ts';

const answer: FrameStoreQuery = {
  me: { __typename: 'Me', id: '1', store: { __typename: 'Store', id: '2', name: '2300 16th St' } },
};
const sent: SentAnswer = [`${(FrameStoreDocument as { id?: string }).id?.slice(0, 12)} {}`, answer];

test('what came with the page is drawn as it came, and not again once the cache has it', async () => {
  const client = createClient(ApolloLink.empty(), { ssr: false });
  restoreAnswers(client, [sent]);
  const drawn: FrameStoreQuery[] = [];
  const Store = () => {
    const data = useFrameStoreData();
    drawn.push(data);
    return data.me?.store.name;
  };
  render(
    <ApolloProvider client={client}>
      <Store />
    </ApolloProvider>,
  );
  catchUpWhenIdle(client);
  await waitFor(() => expect(client.cache.extract()).toHaveProperty('Store:2'));
  expect(drawn).toEqual([answer]);
  expect(client.readQuery({ query: FrameStoreDocument })).toEqual(answer);

  act(() => {
    client.cache.modify({ id: 'Store:2', fields: { name: () => '10 Castro St' } });
  });
  expect(screen.getByText('10 Castro St')).toBeVisible();
});

test('what can wait is done once the cache has what came with the page, unless it is called off', async () => {
  const client = createClient(ApolloLink.empty(), { ssr: false });
  restoreAnswers(client, [sent]);
  const Store = () => useFrameStoreData().me?.store.name;
  render(
    <ApolloProvider client={client}>
      <Store />
    </ApolloProvider>,
  );
  const done: string[] = [];
  const hasStore = () => 'Store:2' in (client.cache as InMemoryCache).extract();
  whenCaughtUp(client, () => done.push('called off'))();
  whenCaughtUp(client, () => done.push(hasStore() ? 'with the store' : 'too early'));
  expect(hasStore()).toBe(false);
  await waitFor(() => expect(done).toEqual(['with the store']));
});

test('what came with the page is in the cache before anything else is written there', () => {
  const client = createClient(ApolloLink.empty(), { ssr: false });
  restoreAnswers(client, [sent]);
  const Store = () => useFrameStoreData().me?.store.name;
  render(
    <ApolloProvider client={client}>
      <Store />
    </ApolloProvider>,
  );
  act(() => {
    client.cache.modify({ id: 'Store:2', fields: { name: () => '10 Castro St' } });
  });
  expect(screen.getByText('10 Castro St')).toBeVisible();
});

test('answers are sent in one order, whichever came first: the same page has the same bytes', () => {
  const sentAfter = (documents: readonly object[]): SentAnswer[] => {
    const keeper = new ServerAnswers({} as ConstructorParameters<typeof ServerAnswers>[0]);
    for (const document of documents) noteAnswer(keeper, document, undefined, { data: {}, isStale: false });
    return extractAnswers(keeper);
  };
  const documents = [FrameDocument, FrameStoreDocument];
  expect(sentAfter(documents)).toHaveLength(2);
  expect(sentAfter(documents.toReversed())).toEqual(sentAfter(documents));
});

test.each([
  [
    'without a connection says how old it is',
    '2026-08-05T12:00:00.000Z',
    false,
    Date.parse('2026-08-05T12:00:00.000Z'),
  ],
  ['with one is refreshed, and says nothing', '2026-08-05T12:00:00.000Z', true, null],
  ['that is no copy says nothing', undefined, false, null],
])('a copy that the phone keeps and that is shown %s', async (_, kept, isOnline, since) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (kept) document.documentElement.dataset['kept'] = kept;
  onTestFinished(() => {
    online.mockRestore();
    delete document.documentElement.dataset['kept'];
  });
  const client = createClient(ApolloLink.empty(), { ssr: false });
  restoreAnswers(client, [sent]);
  const told: (number | null)[] = [];
  const Stale = () => {
    told.push(useStaleSince());
    return null;
  };
  const Store = () => useFrameStoreData().me?.store.name;
  render(
    <ApolloProvider client={client}>
      <Stale />
      <Store />
    </ApolloProvider>,
  );
  await waitFor(() => expect(told.at(-1)).toBe(since));
});
