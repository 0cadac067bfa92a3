import { expect, test, vi } from 'vitest';
import { aCoupon } from '../../testing/coupon-rows.ts';
import type { Client } from '../../upstream/client.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { sharedGalleries } from './shared-gallery.ts';
import { offersSource } from './source.ts';

type Load = Parameters<ReturnType<typeof sharedGalleries>['whole']>[2];

const [butter, honey, eggs] = ['butter', 'honey', 'eggs'].map((offerId) => aCoupon({ offerId }));
const clipped = aCoupon({ offerId: 'honey', status: 'C', clipId: 'clip-1' });
const byId = (...coupons: (ReturnType<typeof aCoupon> | undefined)[]) =>
  Object.fromEntries(coupons.flatMap((coupon) => (coupon ? [[coupon.offerId, coupon]] : [])));
const full = (shared?: string) => ({
  companionGalleryOffer: byId(butter, clipped),
  ...(shared === undefined ? {} : { shared }),
  nextPageToken: null,
  total: 2,
});
const different = (shared: string, own: ReturnType<typeof byId>, without: string[] = []) => ({
  companionGalleryOffer: own,
  shared,
  without,
  nextPageToken: null,
  total: 2,
});
const idsOf = (coupons: readonly { offerId: string }[] | null) => coupons?.map(({ offerId }) => offerId);
/** Galleries that keep version `v1` of a store: butter, honey, and eggs, as nobody has touched them. */
async function kept(most?: number) {
  const galleries = sharedGalleries(most);
  const load = vi.fn<Load>(async () => ({ shared: 'v1', companionGalleryOffer: byId(butter, honey, eggs) }));
  galleries.whole('2910', full('v1'), load);
  await vi.waitFor(() => expect(galleries.versionOf('2910')).toBe('v1'));
  return { galleries, load };
}

test('S-196 a service that shares nothing answers in full, and is asked for no more', () => {
  const galleries = sharedGalleries();
  const load = vi.fn<Load>();
  expect(galleries.whole('2910', full(), load)).toEqual([butter, clipped]);
  expect([galleries.versionOf('2910'), load.mock.calls]).toEqual([undefined, []]);
});

test('S-196 what differs is put into what is kept, and what the household does not see is left out', async () => {
  const { galleries, load } = await kept();
  const welcome = aCoupon({ offerId: 'welcome', instantAllocation: true });
  const whole = galleries.whole('2910', different('v1', byId(clipped, welcome), ['eggs']), load);
  expect(whole).toEqual([butter, clipped, welcome]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('S-196 nothing of a household stays behind: the next one sees what nobody has touched', async () => {
  const { galleries, load } = await kept();
  galleries.whole('2910', different('v1', byId(clipped)), load);
  expect(galleries.whole('2910', different('v1', {}), load)).toEqual([butter, honey, eggs]);
  galleries.whole('2910', full('v1'), load);
  expect(galleries.whole('2910', different('v1', {}), load)).toEqual([butter, honey, eggs]);
});

test('S-196 another version is not mixed with what is kept, and is loaded for the next time', async () => {
  const { galleries } = await kept();
  const next = vi.fn<Load>(async () => ({ shared: 'v2', companionGalleryOffer: byId(eggs) }));
  expect(galleries.whole('2910', different('v2', {}), next)).toBeNull();
  expect(galleries.whole('2300', different('v1', {}), next)).toBeNull();
  expect(idsOf(galleries.whole('2910', full('v2'), next))).toEqual(['butter', 'honey']);
  await vi.waitFor(() => expect(galleries.versionOf('2910')).toBe('v2'));
  expect(galleries.whole('2910', different('v2', {}), next)).toEqual([eggs]);
});

test('what cannot be loaded is not kept, and is tried again', async () => {
  const galleries = sharedGalleries();
  const failing = vi.fn<Load>(async () => Promise.reject(new Error('down')));
  expect(idsOf(galleries.whole('2910', full('v1'), failing))).toEqual(['butter', 'honey']);
  await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => {
    galleries.whole('2910', full('v1'), failing);
    expect(failing).toHaveBeenCalledTimes(2);
  });
  expect(galleries.versionOf('2910')).toBeUndefined();
});

test('only so many stores are kept', async () => {
  const { galleries, load } = await kept(1);
  galleries.whole('2300', full('v1'), load);
  await vi.waitFor(() => expect(galleries.versionOf('2300')).toBe('v1'));
  expect(galleries.versionOf('2910')).toBeUndefined();
});

/** A source in front of a service that shares, and what it asks for. */
function open(upstream: Partial<Upstream>) {
  const asked: { path: string; known?: string }[] = [];
  const get = async (path: string, { query: { known } }: { query: { known?: string } }) => {
    asked.push({ path, ...(known === undefined ? {} : { known }) });
    if (path === '/companiongallery/shared') return { shared: 'v1', companionGalleryOffer: byId(butter, honey) };
    return known === 'v1' ? different('v1', byId(clipped)) : full('v1');
  };
  const source = offersSource({ upstream: upstream as Upstream, uuid: () => 'c' });
  return { asked, gallery: () => source({ get } as unknown as Client<'offers'>, () => undefined).gallery('2910') };
}

test('S-196 a household’s gallery is the same, whole and as what differs', async () => {
  const { asked, gallery } = open({});
  expect(await gallery()).toEqual([butter, clipped]);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(await gallery()).toEqual([butter, clipped]);
  expect(asked).toEqual([
    { path: '/companiongallery' },
    { path: '/companiongallery/shared' },
    { path: '/companiongallery', known: 'v1' },
  ]);
});

test('S-169 on a tape each answer stands by itself', async () => {
  const { asked, gallery } = open({ isOnTape: true });
  expect([await gallery(), await gallery()]).toEqual([
    [butter, clipped],
    [butter, clipped],
  ]);
  expect(asked).toEqual([{ path: '/companiongallery' }, { path: '/companiongallery' }]);
});
