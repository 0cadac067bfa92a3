import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const win = (changes: Record<string, unknown> = {}) => ({
  id: 'COOKOUT:month',
  programCode: 'COOKOUT',
  programTitle: 'Summer Cookout',
  prizeId: 'month',
  prizeName: 'Free groceries for a month',
  prizeValueString: '$600',
  claimByString: 'Aug 13',
  status: 'NOTIFIED',
  canClaim: true,
  ...changes,
});
const gotIt = () => screen.findByRole('button', { name: "Got it, don't show again" });
const channels: BroadcastChannel[] = [];
const otherTab = () => {
  const channel = new BroadcastChannel('larder.wins');
  channels.push(channel);
  return channel;
};
afterEach(() => channels.splice(0).forEach((channel) => channel.close()));

test('G-60, G-127 a win is announced on any page and disappears once acknowledged', async () => {
  const sent: unknown[] = [];
  openPage(
    '/foru.html',
    { sweepstakesWins: [win()] },
    {
      acknowledgeWin: ({ input }: { input: unknown }) => {
        sent.push(input);
        return { me: null, userErrors: [] };
      },
    },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Congratulations!' });
  expect(dialog).toHaveTextContent('Free groceries for a month');
  expect(dialog).toHaveTextContent('Claim byAug 13');
  await userEvent.click(await gotIt());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ programCode: 'COOKOUT', prizeId: 'month' }]);
});

test('G-61 the second of two wins is announced when the first is acknowledged', async () => {
  openPage(
    '/foru.html',
    { sweepstakesWins: [win(), win({ id: 'HARVEST:year', programCode: 'HARVEST', programTitle: 'Harvest Spin' })] },
    { acknowledgeWin: { me: null, userErrors: [] } },
  );
  expect(await screen.findByText(/You have one more win/)).toBeVisible();
  await userEvent.click(await gotIt());
  expect(await screen.findByText(/You won the Harvest Spin sweepstakes/)).toBeVisible();
});

test('G-60 if acknowledging fails, the win stays, says so, and it can be tried again', async () => {
  let tries = 0;
  openPage(
    '/foru.html',
    { sweepstakesWins: [win()] },
    {
      acknowledgeWin: () => {
        tries += 1;
        if (tries === 1) throw new GraphQLError('Please try again later.');
        return { me: null, userErrors: [] };
      },
    },
  );
  await userEvent.click(await gotIt());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
  await userEvent.click(await gotIt());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('T-61 a win acknowledged in another tab disappears here, without a second request', async () => {
  let tries = 0;
  openPage(
    '/foru.html',
    { sweepstakesWins: [win()] },
    {
      acknowledgeWin: () => {
        tries += 1;
        return { me: null, userErrors: [] };
      },
    },
  );
  await screen.findByRole('dialog', { name: 'Congratulations!' });
  otherTab().postMessage({ win: 'COOKOUT:month', state: 'acknowledged' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tries).toBe(0);
});

test('N-31 a claimed prize is still announced until the notice is acknowledged', async () => {
  openPage(
    '/foru.html',
    { sweepstakesWins: [win()] },
    { claimWin: { win: win({ status: 'CLAIMED', canClaim: false }), userErrors: [] } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Claim your prize' }));
  expect(await screen.findByText('Your claim is in')).toBeVisible();
  expect(await gotIt()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Claim your prize' })).toBeNull();
});

test('N-3 a claim long after signing in asks for a code first', async () => {
  openPage(
    '/foru.html',
    { sweepstakesWins: [win()] },
    {
      claimWin: () => {
        throw new GraphQLError("Confirm it's you.", { extensions: { code: 'STEP_UP_REQUIRED', status: 401 } });
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Claim your prize' }));
  expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
});
