import { expect, test } from 'vitest';
import { couponsWorld, storeId } from '../testing/coupons-world.ts';
import { offerDraft } from '../testing/drafts.ts';

const gallery = `/offers/anonymous/companiongallery?storeId=${storeId}`;
const list = `/offers/mylist?storeId=${storeId}`;

test('S-168 calls name version 3.0, or none; My List also 4.0', async () => {
  const world = await couponsWorld([offerDraft('plain')]);
  const token = await world.tokenFor({});
  const status = async (url: string, version?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(version === undefined ? {} : { 'x-api-version': version }),
    };
    return (await world.app.inject({ url, headers })).statusCode;
  };
  expect(
    await Promise.all([status(gallery), status(gallery, '3.0'), status(list, '3.0'), status(list, '4.0')]),
  ).toEqual([200, 200, 200, 200]);
  expect(
    await Promise.all([status(gallery, '4.0'), status(list, '5.0'), status(gallery, ''), status(list, '3')]),
  ).toEqual([400, 400, 400, 400]);
  const answer = await world.app.inject({ url: gallery, headers: { 'x-api-version': '2.0' } });
  expect(answer.json()).toMatchObject({ errors: [{ code: 'VERSION_UNKNOWN' }] });
  await world.close();
});

test('S-168 where keys are configured, a call without them, or with others, is refused before it is read', async () => {
  const offersKeys = { apiKey: 'key-of-the-api', subscriptionKey: 'key-of-the-subscription' };
  const world = await couponsWorld([offerDraft('plain')], { config: { offersKeys } });
  const right = { 'x-api-key': 'key-of-the-api', 'x-subscription-key': 'key-of-the-subscription' };
  const status = async (headers: Record<string, string>) =>
    (await world.app.inject({ url: gallery, headers })).statusCode;
  expect(await status(right)).toBe(200);
  for (const wrong of [{}, { 'x-api-key': right['x-api-key'] }, { ...right, 'x-subscription-key': 'another' }])
    expect(await status(wrong)).toBe(401);
  await world.close();
});
