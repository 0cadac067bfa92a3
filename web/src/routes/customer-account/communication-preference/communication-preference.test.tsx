import { screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
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
