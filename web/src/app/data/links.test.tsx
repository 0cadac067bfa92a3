import { expect, onTestFinished, test, vi } from 'vitest';
import { noteAnswer } from './answers.ts';
import { createClient } from './apollo.ts';
import { FrameShopDocument } from './FrameShop.generated.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { browserLink } from './links.ts';

/** What a page says of itself, as the gateway hears it. @param id of the shopper whose page it is; null for a guest's */
async function saidBy(id: string | null): Promise<Headers> {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: { shop: null } })));
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const client = createClient(browserLink(), { ssr: false });
  const me = id === null ? null : { __typename: 'Me' as const, id, store: null };
  noteAnswer(client, FrameStoreDocument, undefined, { data: { me } as never, isStale: false });
  await client.query({ query: FrameShopDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
  return new Headers(asked.mock.calls[0]?.[1]?.headers);
}

test('N-58 an operation says whose page it comes from, so that it is never done for who has signed in since', async () => {
  expect((await saidBy('maya')).get('x-page-shopper')).toBe('maya');
  expect((await saidBy(null)).get('x-page-shopper')).toBe('');
});
