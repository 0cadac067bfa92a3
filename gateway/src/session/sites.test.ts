import { afterEach, expect, test } from 'vitest';
import { type Front, openFront } from '../testing/front.ts';
import { aStore, someUserInfo } from '../testing/rows.ts';
import { bannerOfHost } from '../shared/banner.ts';
import { siteOfHost, sites } from './sites.ts';

let front: Front | null = null;
afterEach(() => front?.close());

test.each([
  ['safeway.localhost:4000', 'C', 'safeway'],
  ['business.safeway.localhost:4000', 'B', 'safeway'],
  ['Business.Haggen.com', 'B', 'haggen'],
  ['business.example.com', 'B', 'safeway'],
  ['businessy.localhost', 'C', 'safeway'],
])('S-165 %s is the site %s of %s: businesses have an origin of their own', (host, site, banner) => {
  expect([siteOfHost(host), bannerOfHost(host)]).toEqual([site, banner]);
});

const noCarts = {
  carts: [],
  multiCartSummary: {
    finalTransactionTotal: 0,
    totalAvailableCarts: 0,
    totalAvailableItems: 0,
    totalAvailableQuantity: 0,
  },
  guestCartId: null,
  edit: null,
};
const open = async (siteType: 'C' | 'B') =>
  (front = await openFront({
    handlers: {
      'GET /identity/auth/userinfo': () => someUserInfo({ siteType }),
      'GET /stores/default': () => aStore({ storeId: '2300' }),
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'POST /cart/customer/cust-1': () => noCarts,
      'POST /cart/customer/guest': () => noCarts,
    },
  }));

test.each([
  ['C', '1P', '1P,3P_MARKETPLACE,1P_Wine', undefined],
  ['B', '1P_B2B', '1P_B2B', '1P_B2B'],
] as const)(
  'S-9 S-165 S-166 S-170 an account of site %s asks for its own carts, with its program and its bearer token',
  async (site, cartCategory, cartCategoryList, program) => {
    const { query, calls } = await open(site);
    const { data } = await query('{ viewer { site } carts { itemCount } }');
    expect(data).toMatchObject({ viewer: { site: site === 'B' ? 'BUSINESS' : 'HOUSEHOLDS' } });
    const call = calls.find(({ route }) => route === 'POST /cart/customer/cust-1');
    expect(call?.query['cartCategoryList']).toBe(cartCategoryList);
    expect(call?.body).toEqual({ preferenceList: [{ cartCategory, storeId: '2300' }] });
    expect(call?.headers['pgm']).toBe(program);
    expect(call?.headers['authorization']).toMatch(/^Bearer ./);
  },
);

test('S-165 S-166 at the business origin a guest’s calls say the program and have no bearer; the way back is in its cookie', async () => {
  const { app, calls } = await open('C');
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      host: 'business.safeway.localhost',
      'x-page-path': '/schedule-and-save',
      cookie: `larder_guest_cart=${'g'.repeat(22)}`,
    },
    payload: { query: '{ viewer { site } me { id } carts { itemCount } }' },
  });
  expect(answer.json()).toMatchObject({ data: { viewer: { site: 'BUSINESS' }, me: null } });
  const kept = new RegExp(`^${sites.B.redirectCookie}=%2Fschedule-and-save;`);
  expect([answer.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(kept));
  const asked = calls.filter(({ route }) => route === 'POST /cart/customer/guest');
  expect(asked.length).toBeGreaterThan(0);
  for (const call of asked) expect([call.headers['pgm'], call.headers['authorization']]).toEqual(['1P_B2B', undefined]);
});
