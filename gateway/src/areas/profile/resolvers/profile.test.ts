import { expect, test } from 'vitest';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { run } from '../../../testing/context.ts';

const saved = {
  addressId: 'a1',
  purpose: 'DELIVERY' as const,
  firstName: 'Maya',
  lastName: 'Reyes',
  address: '148 Guerrero St',
  address2: null,
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94103',
  version: 3,
};
const refusal = (status: number, ...errors: { code: string; message: string; field?: string }[]) =>
  new UpstreamError({
    upstream: 'profile',
    failure: 'STATUS',
    status,
    correlationId: 'c',
    envelope: { errors, serviceErrors: [], correlationId: 'c' },
  });
const save = `mutation($input: SaveDeliveryAddressInput!) { saveDeliveryAddress(input: $input) {
  address { id version } savedMeanwhile { address version } profile { addresses { id } } userErrors { code field message }
} }`;
const { addressId: id, purpose: _, ...entry } = saved;
const input = { ...entry, id, clientRequestId: 'request-0001' };
const saveWith = (updateAddress: () => Promise<never> | Promise<{ address: typeof saved; version: number }>) =>
  run(
    save,
    {
      sources: {
        profile: { updateAddress, profile: async (customerId) => ({ customerId, email: null, addresses: [saved] }) },
      },
    },
    { input },
  );

test('N-8 a saved address comes back with its version and the updated profile', async () => {
  const { data } = await saveWith(async () => ({ address: saved, version: 3 }));
  expect(data).toEqual({
    saveDeliveryAddress: {
      address: { id: 'a1', version: 3 },
      savedMeanwhile: null,
      profile: { addresses: [{ id: 'a1' }] },
      userErrors: [],
    },
  });
});

test('N-8 an address changed in the meantime comes back as saved', async () => {
  const stale = refusal(409, { code: 'VERSION_CONFLICT', message: 'Changed.', field: 'version' });
  const { data } = await saveWith(() => Promise.reject(stale));
  expect(data).toHaveProperty('saveDeliveryAddress.savedMeanwhile', { address: '148 Guerrero St', version: 3 });
  expect(data).toHaveProperty('saveDeliveryAddress.userErrors.0.code', 'VERSION_CONFLICT');
});

test('N-7 field errors are the shopper’s to fix', async () => {
  const faults = [
    { code: 'REQUIRED', field: 'lastName', message: 'Enter your last name' },
    { code: 'INVALID', field: 'zipCode', message: 'Enter 5 digits, or 5 + 4' },
  ];
  const { data } = await saveWith(() => Promise.reject(refusal(400, ...faults)));
  expect(data).toHaveProperty('saveDeliveryAddress.userErrors', faults);
});

test('N-8 an address without its version says so, at that field', async () => {
  const fault = { code: 'REQUIRED', field: 'version', message: 'Include the version of the address you changed.' };
  const { data } = await saveWith(() => Promise.reject(refusal(400, fault)));
  expect(data).toHaveProperty('saveDeliveryAddress.userErrors', [fault]);
});

test('G-112 a 400 that names no field of the form is an error, not the shopper’s to fix', async () => {
  const { data, errors } = await saveWith(() => Promise.reject(refusal(400, { code: 'INVALID', message: 'no' })));
  expect(data).toBeNull();
  expect(errors).toHaveLength(1);
});

test('G-53 a ZIP code is looked up, and the store delivers only in its area', async () => {
  const place = { geo: { address2: 'San Francisco', region: 'CA' } };
  const sources = { profile: { zipToCity: async () => place } };
  const ask = async (zipCode: string) =>
    (
      await run(
        'query($z: String!) { zipPlace(zipCode: $z) { city state deliveredFrom { name } } }',
        { sources },
        { z: zipCode },
      )
    ).data;
  expect(await ask('94110')).toEqual({
    zipPlace: { city: 'San Francisco', state: 'CA', deliveredFrom: { name: '2300 16th St' } },
  });
  expect(await ask('98122')).toHaveProperty('zipPlace.deliveredFrom', null);
});

test('N-7 a malformed ZIP code is not looked up', async () => {
  const { data, errors } = await run('{ zipPlace(zipCode: "9812") { city } }', { sources: {} });
  expect(data).toEqual({ zipPlace: null });
  expect(errors).toEqual(['Enter 5 digits, or 5 + 4']);
});

test('G-54..G-56 the lists for forms', async () => {
  const { data } = await run('{ referenceData { states { code } months numbers(to: 3) years(back: 1) } }', {
    sources: {},
    now: '2026-08-05T12:00:00Z',
  });
  expect(data).toMatchObject({ referenceData: { numbers: [1, 2, 3], years: [2026, 2025] } });
  expect(data).toHaveProperty('referenceData.months.11', 'Dec');
  expect(data).toHaveProperty('referenceData.states.length', 51);
});

test('S-25 preferences have every switch and where its messages go', async () => {
  const sources = {
    profile: {
      profile: async (customerId: string) => ({ customerId, email: 'maya@example.com', phones: [] }),
      communicationPreferences: async (customerId: string) => ({
        customerId,
        preferences: [{ topic: 'COUPONS' as const, email: true, text: false }],
      }),
    },
  };
  const { data } = await run(
    '{ me { profile { communicationPreferences { maskedEmail maskedPhone topics { topic email text } } } } }',
    { sources },
  );
  expect(data).toHaveProperty('me.profile.communicationPreferences', {
    maskedEmail: 'm•••@example.com',
    maskedPhone: null,
    topics: [{ topic: 'COUPONS', email: true, text: false }],
  });
});

const deleting = (name: 'deleteDeliveryAddress' | 'deletePhone', what: string) =>
  `mutation($clientRequestId: RequestId!) { ${name}(input: { ${what}, clientRequestId: $clientRequestId }) {
    profile { id addresses { id } } userErrors { code message } } }`;

test.each([
  ['deleteDeliveryAddress', 'id: "a1"', ['c1', 'a1', 'request-0001']],
  ['deletePhone', 'number: "4155554821"', ['c1', '4155554821', 'request-0001']],
] as const)('%s answers the profile without it', async (name, what, expected) => {
  const asked: unknown[] = [];
  const sources = {
    profile: {
      deleteAddress: async (...given: [string, string, string]) => {
        asked.push(given);
        return { addressId: given[1] };
      },
      deletePhone: async (...given: [string, string, string]) => {
        asked.push(given);
        return { customerId: given[0] };
      },
      profile: async (customerId: string) => ({ customerId, email: null, addresses: [] }),
    },
  };
  const { data } = await run(deleting(name, what), { sources }, { clientRequestId: 'request-0001' });
  expect(data).toMatchObject({ [name]: { profile: { addresses: [] }, userErrors: [] } });
  expect(asked).toEqual([[expect.any(String), ...expected.slice(1)]]);
});

test.each([
  ['deleteDeliveryAddress', 'id: "a1"', 'ADDRESS_IN_USE', 'Your scheduled orders go to this address.'],
  ['deletePhone', 'number: "4155554821"', 'ONLY_WAY_IN', 'This is the only way you sign in'],
] as const)('%s says why it kept it: %s %s', async (name, what, code, words) => {
  const refuse = () => Promise.reject(refusal(409, { code, message: 'No.' }));
  const { data } = await run(
    deleting(name, what),
    { sources: { profile: { deleteAddress: refuse, deletePhone: refuse } } },
    { clientRequestId: 'request-0001' },
  );
  expect(data).toMatchObject({
    [name]: { profile: null, userErrors: [{ code, message: expect.stringContaining(words) as string }] },
  });
});
