import { expect, test } from 'vitest';
import { someUserInfo } from '../../../testing/rows.ts';
import { run } from '../../../testing/context.ts';

test('G-46 S-62 me is the shopper of the session', async () => {
  const { data } = await run('{ me { id firstName customerType isBusiness store { id name zipCode timeZone } } }', {
    sources: {},
    shopper: someUserInfo({ customerType: 'E', siteType: 'B' }),
  });
  expect(data).toEqual({
    me: {
      id: 'cust-1',
      firstName: 'Maya',
      customerType: 'EMPLOYEE',
      isBusiness: true,
      store: { id: '2300', name: '2300 16th St', zipCode: '94103', timeZone: 'America/Los_Angeles' },
    },
  });
});

test('G-49..G-52 the profile has phones, addresses, and subscriptions', async () => {
  const address = {
    addressId: 'a1',
    purpose: 'DELIVERY' as const,
    firstName: 'M',
    lastName: 'L',
    address: '1 Main St',
    address2: null,
    city: 'SF',
    state: 'CA',
    zipCode: '94103',
    version: 1,
  };
  const { data } = await run(
    '{ me { profile { phones { number isPrimary } addresses { id city } subscriptions { name } } } }',
    {
      sources: {
        profile: {
          profile: async (customerId) => ({
            customerId,
            phones: [{ number: '4155554821', purpose: 'PRIMARY' }],
            addresses: [address],
          }),
          household: async (customerId) => ({
            customerId,
            subscriptions: [{ name: 'FreshPass', status: 'ACTIVE', value: 'Monthly', effectiveTimePeriods: [] }],
          }),
        },
      },
    },
  );
  expect(data).toEqual({
    me: {
      profile: {
        phones: [{ number: '4155554821', isPrimary: true }],
        addresses: [{ id: 'a1', city: 'SF' }],
        subscriptions: [{ name: 'FreshPass' }],
      },
    },
  });
});

test('subscriptions that cannot be loaded leave the rest of the profile intact', async () => {
  const { data, errors } = await run('{ me { profile { phones { number } subscriptions { name } } } }', {
    sources: { profile: { profile: async (customerId) => ({ customerId }) } },
  });
  expect(data).toEqual({ me: { profile: { phones: [], subscriptions: null } } });
  expect(errors).toEqual(['profile.household was not expected']);
});

test('a profile that cannot be loaded is null, and the rest of me stays', async () => {
  const { data } = await run('{ me { firstName profile { phones { number } } } }', { sources: {} });
  expect(data).toEqual({ me: { firstName: 'Maya', profile: null } });
});
