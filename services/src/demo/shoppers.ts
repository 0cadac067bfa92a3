import { createHash } from 'node:crypto';
import type { DemoCustomer, Household } from '../identity/index.ts';
import type { Store } from '../stores/index.ts';
import { stores } from './stores.ts';

type Draft = Pick<DemoCustomer, 'key' | 'title' | 'description' | 'firstName' | 'lastName'> &
  Partial<DemoCustomer> & { store: Store; clubCard?: string };

function drafts(today: Temporal.PlainDate): Draft[] {
  return [
    {
      key: 'maya',
      title: 'Maya, in the middle of everything',
      description:
        'Registered (R), Safeway San Francisco. Four games in progress, one that ended with prizes left to redeem, and points on the way.',
      firstName: 'Maya',
      lastName: 'Reyes',
      phone: '+14155554821',
      state: 'CA',
      store: stores.sanFrancisco,
      clubCard: '401277810935',
      preference: 'dug',
    },
    {
      key: 'theo',
      title: 'Theo, with a club card',
      description:
        'Customer (C), Vons Los Angeles. A game that names its own points, and a sweepstakes win to discover.',
      firstName: 'Theo',
      lastName: 'Nakamura',
      phone: '+13235550142',
      userType: 'C',
      state: 'CA',
      store: stores.losAngeles,
      clubCard: '41234567890',
    },
    {
      key: 'guest',
      title: 'Guest',
      description: 'Type G: known to the site but without an account. Games ask for a sign-in.',
      firstName: 'Guest',
      lastName: 'Shopper',
      userType: 'G',
      store: stores.sanFrancisco,
    },
    {
      key: 'anonymous',
      title: 'Anonymous',
      description: 'Type A: known to the site but not in the loyalty program. Games ask for a sign-in.',
      firstName: 'Alex',
      lastName: 'Moreau',
      userType: 'A',
      store: stores.sanFrancisco,
    },
    {
      key: 'business',
      title: 'Dana, for a business',
      description:
        'Registered (R) with site type B: the page to return to after sign-in is kept in the business cookie.',
      firstName: 'Dana',
      lastName: 'Okafor',
      siteType: 'B',
      state: 'CO',
      store: stores.denver,
    },
    {
      key: 'employee',
      title: 'Elliot, an associate',
      description: 'Registered (R) with customer type E: can play, but not in Grand Giveaway, a sweepstakes.',
      firstName: 'Elliot',
      lastName: 'Brandt',
      customerType: 'E',
      state: 'CA',
      dateOfBirth: '1988-03-14',
      store: stores.sanFrancisco,
    },
    {
      key: 'young',
      title: 'Yuki, under every age limit',
      description:
        'Registered (R), age 12 by the birth date on the account: only Farm Friends, which has no minimum age, is open.',
      firstName: 'Yuki',
      lastName: 'Lindgren',
      state: 'CA',
      dateOfBirth: today.subtract({ years: 12 }).toString(),
      store: stores.sanFrancisco,
    },
    {
      key: 'new',
      title: 'Noor, just signed up',
      description: 'Registered (R) with no games, activity, birth date, or state on the account.',
      firstName: 'Noor',
      lastName: 'Haddad',
      store: stores.sanFrancisco,
    },
    {
      key: 'hanna',
      title: 'Hanna, at Haggen',
      description: 'Registered (R), Haggen Bellingham: the same games under a different banner.',
      firstName: 'Hanna',
      lastName: 'Svensson',
      state: 'WA',
      store: stores.bellingham,
    },
    {
      key: 'carlos',
      title: 'Carlos, in Chicago',
      description: 'Customer (C), Jewel-Osco, Central time: a partner game, and one with prizes released at set times.',
      firstName: 'Carlos',
      lastName: 'Mendoza',
      userType: 'C',
      state: 'IL',
      store: stores.chicago,
      clubCard: '41234567891',
    },
    {
      key: 'naomi',
      title: 'Naomi, in New York',
      description: 'Registered (R), ACME Markets, Eastern time: Citrus Drop is void in her state.',
      firstName: 'Naomi',
      lastName: 'Feldman',
      state: 'NY',
      store: stores.newYork,
    },
  ];
}

/** Demo shoppers of every kind, with their households (G-47, G-51, S-62). @param today the day that "12 years ago" is counted from */
export function demoShoppers(today: Temporal.PlainDate): { customers: DemoCustomer[]; households: Household[] } {
  const all = drafts(today);
  return {
    customers: all.map(customerOf),
    households: all.map(({ key, clubCard }) => ({ householdId: householdIdOf(key), clubCard: clubCard ?? null })),
  };
}

const householdIdOf = (key: string): string => `hh-${digest(key).slice(0, 10)}`;
const digest = (key: string): string => createHash('sha256').update(`demo shopper ${key}`).digest('hex');

function customerOf({ store, clubCard, ...draft }: Draft): DemoCustomer {
  const hex = digest(draft.key);
  const known = draft.userType !== 'G' && draft.userType !== 'A';
  return {
    customerId: `cu-${hex.slice(10, 20)}`,
    householdId: householdIdOf(draft.key),
    uuid: `${hex.slice(20, 28)}-${hex.slice(28, 32)}-4${hex.slice(33, 36)}-8${hex.slice(37, 40)}-${hex.slice(40, 52)}`,
    gid: `g-${hex.slice(52, 62)}`,
    userType: 'R',
    customerType: 'C',
    siteType: 'C',
    email: known ? `${draft.key}@example.com` : null,
    phone: null,
    dateOfBirth: null,
    state: null,
    storeId: store.storeId,
    shopStoreId: store.storeId,
    zip: store.zip,
    shopZip: store.zip,
    // Card holders plan at home; the others drop by.
    preference: clubCard === undefined ? 'dug' : 'j4u',
    pickupAddress: store.address,
    unattendedDelivery: false,
    ...draft,
  };
}
