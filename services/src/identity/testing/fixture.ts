import { inTransaction } from '../../platform/database/database.ts';
import type { ServiceContext } from '../../platform/service.ts';
import type { World } from '../../testing/world.ts';
import { insertDemoIdentities, type DemoCustomer } from '../store/demo-identities.ts';
import type { Store } from '../../stores/index.ts';

const store = (storeId: string, banner: string, timeZone: string): Store => ({
  storeId,
  name: `Store ${storeId}`,
  banner,
  displayBanner: banner.toUpperCase(),
  division: `division-${banner}`,
  timeZone,
  branchId: `branch-${storeId}`,
  address: '1 Market Street',
  city: 'Pleasanton',
  state: 'CA',
  zip: '94566',
});

/** A registered shopper of the first store. */
export const shopper = (key: string, more: Partial<DemoCustomer> = {}): DemoCustomer => ({
  key,
  title: key,
  description: `The shopper ${key}`,
  customerId: `customer-${key}`,
  householdId: 'household-1',
  uuid: `uuid-${key}`,
  gid: `gid-${key}`,
  userType: 'R',
  customerType: 'C',
  siteType: 'C',
  firstName: key.slice(0, 1).toUpperCase() + key.slice(1),
  lastName: 'Alvarez',
  email: `${key}@example.com`,
  phone: null,
  dateOfBirth: null,
  state: 'CA',
  storeId: 's1',
  shopStoreId: 's1',
  zip: '94566',
  shopZip: '94566',
  preference: 'dug',
  pickupAddress: null,
  unattendedDelivery: false,
  ...more,
});

/** Two stores and a handful of shoppers for identity's tests. */
export async function fillIdentities({ db }: ServiceContext): Promise<void> {
  await inTransaction(db, (trx) =>
    insertDemoIdentities(trx, {
      stores: [store('s1', 'safeway', 'America/Los_Angeles'), store('s2', 'vons', 'America/Denver')],
      households: [{ householdId: 'household-1', clubCard: '4000100020003000' }],
      customers: [
        shopper('maya', { phone: '+19255550142' }),
        shopper('ben', { customerType: 'E' }),
        shopper('guest', { userType: 'G', email: null }),
        shopper('other', { userType: 'A', email: null }),
      ],
    }),
  );
}

/** A browser that keeps its cookies, in the shopper's verbs. */
export function browserOf(world: World, deviceId = 'device-0001', remoteAddress = '127.0.0.1') {
  const jar = new Map<string, string>();
  const lasting = new Map<string, boolean>();

  async function send(method: 'GET' | 'POST', url: string, body?: object, headers: Record<string, string> = {}) {
    const answer = await world.app.inject({
      method,
      remoteAddress,
      url: `/identity${url}`,
      cookies: Object.fromEntries(jar),
      headers,
      ...(body ? { body } : {}),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      lasting.set(name, maxAge !== undefined && maxAge > 0);
      if (value === '' || (expires && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }

  return {
    jar,
    lasting,
    get: (url: string) => send('GET', url),
    post: (url: string, body?: object) => send('POST', url, body),
    asksForCode: (more: object = {}) =>
      send('POST', '/auth/otp/start', {
        channel: 'email',
        handle: 'maya@example.com',
        purpose: 'SIGN_IN',
        deviceId,
        banner: 'safeway',
        ...more,
      }),
    enters: (challengeId: string, code: string, more: object = {}) =>
      send('POST', '/auth/otp/verify', { challengeId, code, deviceId, rememberMe: false, banner: 'safeway', ...more }),
    async signsIn(more: { rememberMe?: boolean; handle?: string } = {}) {
      const { rememberMe = false, handle = 'maya@example.com' } = more;
      const { challengeId } = (await this.asksForCode({ handle })).json<{ challengeId: string }>();
      return this.enters(challengeId, await newestCode(world), { rememberMe });
    },
    /** Verifies a handle that belongs to no member; the browser may then join. */
    async proves(handle: string, more: { rememberMe?: boolean; channel?: 'sms' | 'email' } = {}) {
      const { channel = 'email', rememberMe = false } = more;
      const { challengeId } = (await this.asksForCode({ handle, channel })).json<{ challengeId: string }>();
      return this.enters(challengeId, await newestCode(world, handle), { rememberMe });
    },
    joins: (more: object = {}, key = 'join-0001') =>
      send(
        'POST',
        '/auth/join',
        {
          firstName: 'Theo',
          lastName: 'Park',
          zipCode: '94566',
          storeId: 's1',
          termsVersion: '1',
          privacyVersion: '1',
          wantsDeals: false,
          deviceId,
          banner: 'safeway',
          ...more,
        },
        { 'idempotency-key': key },
      ),
    async startsPasskey(kind: 'add' | 'sign in', origin = 'http://safeway.localhost:4000') {
      return send('POST', kind === 'add' ? '/auth/passkeys/start' : '/auth/passkeys/sign-in/start', {
        deviceId,
        origin,
      });
    },
    /** Adds what a device made. */
    addsPasskey: (made: object, more: object = {}) =>
      send('POST', '/auth/passkeys', {
        deviceId,
        origin: 'http://safeway.localhost:4000',
        name: 'Phone',
        ...made,
        ...more,
      }),
    /** Signs in with what a device signed. */
    usesPasskey: (signed: object, more: object = {}) =>
      send('POST', '/auth/passkeys/sign-in', {
        deviceId,
        origin: 'http://safeway.localhost:4000',
        rememberMe: false,
        banner: 'safeway',
        ...signed,
        ...more,
      }),
    userInfo: (banner = 'safeway') => send('GET', `/auth/userinfo?banner=${banner}`),
    refreshes: () => send('POST', '/auth/refresh?banner=safeway'),
  };
}

/** The code in the newest outbox message, to this handle if given. */
export async function newestCode(world: World, to?: string): Promise<string> {
  const answer = await world.app.inject(`/outbox.json${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`);
  const [newest] = answer.json<{ messages: { code: string }[] }>().messages;
  if (!newest) throw new Error('The outbox is empty.');
  return newest.code;
}
