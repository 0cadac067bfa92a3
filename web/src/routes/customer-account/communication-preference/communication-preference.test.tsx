import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { tell } from '../../../analytics/bus.ts';
import type { AnalyticsEvent } from '../../../analytics/events.ts';
import { analyticsConsent } from '../../../storage/analytics-consent.ts';
import { openPage } from '../../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const path = '/customer-account/communication-preference.html';
type Row = { topic: string; email: boolean; text: boolean };
type Change = { topic: string; channel: 'EMAIL' | 'TEXT'; enabled: boolean };

/** A gateway that remembers the switches. */
function keeper(given: object = {}) {
  const rows: Row[] = ['COUPONS', 'WEEKLY_AD', 'PLAY_AND_EARN', 'SCHEDULE_AND_SAVE'].map((topic) => ({
    topic,
    email: topic === 'COUPONS',
    text: false,
  }));
  const sent: Change[][] = [];
  const preferences = () => ({
    id: 'c1',
    maskedEmail: 'm•••@example.com',
    maskedPhone: '(•••) •••-4821',
    topics: rows.map((row) => ({ ...row })),
    ...given,
  });
  const setCommunicationPreferences = ({ input }: { input: { changes: Change[] } }) => {
    sent.push(input.changes);
    for (const { topic, channel, enabled } of input.changes) {
      const row = rows.find((each) => each.topic === topic);
      if (row) row[channel === 'EMAIL' ? 'email' : 'text'] = enabled;
    }
    return { preferences: preferences() };
  };
  return { sent, setCommunicationPreferences, me: { profile: { id: 'c1', communicationPreferences: preferences() } } };
}

test('S-25 switches save right away, on and off', async () => {
  const { me, sent, setCommunicationPreferences } = keeper();
  const { shopper } = openPage(path, me, { setCommunicationPreferences });
  const coupons = await screen.findByRole('switch', { name: 'Coupons picked for you: Email' });
  expect(coupons).toBeChecked();
  await shopper.click(coupons);
  expect(coupons).not.toBeChecked();
  await shopper.click(coupons);
  expect(coupons).toBeChecked();
  await waitFor(() => expect(sent.map(([change]) => change?.enabled)).toEqual([false, true]));
  expect(coupons).toBeChecked();
  expect(screen.getByText('m•••@example.com and (•••) •••-4821')).toBeInTheDocument();
});

test('S-25 a switch that could not be saved goes back and says why', async () => {
  const { me } = keeper();
  const { shopper } = openPage(path, me, {
    setCommunicationPreferences: () => {
      throw new GraphQLError('Apologies.');
    },
  });
  const text = await screen.findByRole('switch', { name: 'Weekly Ad: Text' });
  await shopper.click(text);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not savedApologies.');
  expect(text).not.toBeChecked();
});

test('G-133 "Unsubscribe from all" switches everything off; its text is shown where it happens, with none about upcoming orders', async () => {
  const { me, sent, setCommunicationPreferences } = keeper();
  const { shopper } = openPage(path, me, { setCommunicationPreferences });
  await shopper.click(await screen.findByRole('button', { name: 'Unsubscribe from all' }));
  for (const each of screen.getAllByRole('switch')) expect(each).not.toBeChecked();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByText('Unsubscribing may take up to 10 business days.')).toBeInTheDocument();
  expect(screen.queryByText(/Date or time change is unavailable/)).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unsubscribe from all' })).toBeDisabled());
});

test('without a phone number, its switches are disabled, and the page says why', async () => {
  openPage(path, keeper({ maskedPhone: null }).me);
  expect(await screen.findByRole('switch', { name: 'Weekly Ad: Text' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Weekly Ad: Email' })).toBeEnabled();
  expect(screen.getByText('There is no phone number on your account.')).toBeInTheDocument();
});

test('S-25 preferences that cannot be loaded say so', async () => {
  openPage(path, { profile: { id: 'c1', communicationPreferences: null } });
  expect(await screen.findByText("We couldn't load your preferences")).toBeInTheDocument();
});

test('S-253 what was seen is told only after the shopper has switched it on here, and no longer once it is off', async () => {
  act(() => analyticsConsent.set(false));
  const told: AnalyticsEvent[] = [];
  const hears = ({ detail }: CustomEvent<AnalyticsEvent>) => void told.push(detail);
  addEventListener('larder:analytics', hears);
  const seen = (position: number) => tell({ kind: 'IMPRESSION', list: 'for-you', productId: '1', position });
  const { me, sent } = keeper();
  const { shopper } = openPage(path, me, {});
  const box = await screen.findByRole('switch', { name: 'Share which recommendations I see' });
  expect(box).not.toBeChecked();
  seen(1);
  await shopper.click(box);
  expect(box).toBeChecked();
  seen(2);
  await shopper.click(box);
  expect(box).not.toBeChecked();
  seen(3);
  removeEventListener('larder:analytics', hears);
  expect(told.map(({ position }) => position)).toEqual([2]);
  expect(sent).toEqual([]);
});

test('S-253 a browser that asks not to be followed keeps it off, and the page says why', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { globalPrivacyControl: true }));
  act(() => analyticsConsent.set(true));
  openPage(path, keeper().me, {});
  const box = await screen.findByRole('switch', { name: 'Share which recommendations I see' });
  expect(box).toBeDisabled();
  expect(box).not.toBeChecked();
  expect(box).toHaveAccessibleDescription(/asks sites not to follow you/);
  act(() => analyticsConsent.set(false));
  vi.unstubAllGlobals();
});

test('S-49 S-153 a mobile number that is missing is added here, and texts can be turned on then', async () => {
  let phone: string | null = null;
  const { me, setCommunicationPreferences } = keeper({ maskedPhone: null });
  const preferences = me.profile.communicationPreferences;
  const { shopper } = openPage(
    path,
    { profile: () => ({ id: 'c1', communicationPreferences: { ...preferences, maskedPhone: phone } }) },
    {
      setCommunicationPreferences,
      addContact: ({ input }: { input: { handle: string } }) => {
        phone = '(•••) •••-0134';
        return {
          profile: { id: 'c1', email: null, phones: [{ number: input.handle, isPrimary: false }] },
          userErrors: [],
        };
      },
    },
  );
  await shopper.click(await screen.findByRole('button', { name: 'Add your mobile number' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).not.toHaveTextContent('Coupon clipped');
  await shopper.type(await screen.findByLabelText('Mobile number'), '4155550134');
  await shopper.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Weekly Ad: Text' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Add your mobile number' })).toBeNull();
});
