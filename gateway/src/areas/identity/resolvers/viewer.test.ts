import { expect, test } from 'vitest';
import { someUserInfo } from '../../../testing/rows.ts';
import { run } from '../../../testing/context.ts';

const viewer =
  '{ viewer { userType session isAuthorized firstName expiresAt signInPath remembered { firstName handles { channel maskedHandle } destination } } }';

test('G-65 a guest has a viewer, too', async () => {
  const { data } = await run(viewer, { sources: {}, shopper: null });
  expect(data).toHaveProperty('viewer', {
    userType: 'GUEST',
    session: 'NONE',
    isAuthorized: false,
    firstName: null,
    expiresAt: null,
    signInPath: '/account/sign-in.html',
    remembered: null,
  });
});

test('G-62 X-1 a customer is authorized while the token is valid', async () => {
  const { data } = await run(viewer, { sources: {}, shopper: someUserInfo({ userType: 'C' }) });
  expect(data).toHaveProperty('viewer', {
    userType: 'CUSTOMER',
    session: 'ACTIVE',
    isAuthorized: true,
    firstName: 'Maya',
    expiresAt: '2026-08-05T12:30:00.000Z',
    signInPath: '/account/re-sign-in.html',
    remembered: null,
  });
});

test('an expired session names no one', async () => {
  const { data } = await run(viewer, { sources: {}, now: '2026-08-05T12:30:00Z' });
  expect(data).toHaveProperty('viewer.session', 'EXPIRED');
  expect(data).toHaveProperty('viewer.firstName', null);
  expect(data).toHaveProperty('viewer.userType', 'GUEST');
});

test('G-66 a remembered shopper is greeted, and shown where they were headed', async () => {
  const { data } = await run(viewer, {
    sources: {
      identity: {
        remembered: async () => ({
          firstName: 'Maya',
          userType: 'R',
          siteType: 'C',
          handles: [{ channel: 'sms', maskedHandle: '(•••) •••-4821' }],
        }),
      },
    },
    shopper: null,
    cookie: 'larder_remember=m; ACI_S_ECommRedirectURL=%2Fgames%2Fgame-grid',
  });
  expect(data).toHaveProperty('viewer.signInPath', '/account/re-sign-in.html');
  expect(data).toHaveProperty('viewer.remembered', {
    firstName: 'Maya',
    handles: [{ channel: 'SMS', maskedHandle: '(•••) •••-4821' }],
    destination: '/games/game-grid',
  });
});

test('if the remembered shopper cannot be read, there is none, and it is only logged', async () => {
  const { data, errors, logged } = await run(viewer, { sources: {}, shopper: null, cookie: 'larder_remember=m' });
  expect(data).toHaveProperty('viewer.remembered', null);
  expect(errors).toEqual([]);
  expect(logged).toEqual(['the remembered shopper could not be read']);
});
