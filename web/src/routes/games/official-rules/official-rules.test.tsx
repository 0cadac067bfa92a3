import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const officialRules = {
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  version: 3,
  effectiveFromString: 'Jul 28',
  hash: 'cd'.repeat(32),
  sections: [
    {
      title: 'No purchase necessary',
      blocks: [{ text: "A purchase won't increase your chances of winning.", items: [] }],
    },
    { title: 'Sponsor', blocks: [{ text: 'Market Co., 1 Main St, Oakland, CA 94607.', items: [] }] },
    {
      title: 'Odds',
      blocks: [
        { text: 'The same for every play.', items: [] },
        { text: null, items: ['Free coffee: 1 in 10', 'Free loaf: 1 in 4'] },
      ],
    },
  ],
};
const visitor = {
  me: null,
  viewer: {
    userType: 'GUEST',
    session: 'NONE',
    isAuthorized: false,
    site: 'HOUSEHOLDS',
    firstName: null,
    signInPath: '/account/sign-in.html',
    expiresAt: null,
    remembered: null,
  },
};
const opens = (answers: object) =>
  openPage('/games/official-rules/HARVEST', {}, { ...visitor, officialRules, draws: [], ...answers });

test('N-27 a visitor reads the rules: version, sponsor, fingerprint, and what stands where', async () => {
  opens({});
  expect(await screen.findByRole('heading', { level: 1, name: 'Official Rules' })).toBeVisible();
  expect(screen.getByText(/Version 3, in effect since Jul 28/)).toBeVisible();
  expect(screen.getByRole('region', { name: '2. Sponsor' })).toHaveTextContent('Market Co., 1 Main St');
  expect(screen.getByText('Fingerprint of this version').parentElement).toHaveTextContent('cdcdcdcd'.repeat(8));
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  expect(contents.getByRole('link', { name: '2. Sponsor' })).toHaveAttribute(
    'href',
    '/games/official-rules/HARVEST#rules-2',
  );
  expect(screen.getByRole('region', { name: '2. Sponsor' })).toHaveAttribute('id', 'rules-2');
  expect(document.title).toContain('Official Rules of Harvest Spin');
});

test('N-28 the free way in is one tap away while the sweepstakes is open, and not offered when it is not', async () => {
  const { unmount } = opens({ draws: [{ id: 'harvest', isOpen: true }] });
  const free = { name: 'Free entry, no purchase' };
  expect(await screen.findByRole('link', free)).toHaveAttribute('href', '/free-entry/HARVEST');
  unmount();
  opens({ draws: [{ id: 'harvest', isOpen: false }] });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', free)).toBeNull();
});

test('N-27 the rules are printed on request', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { shopper } = opens({});
  await shopper.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('N-27 a program that there is not has no rules page', async () => {
  opens({ officialRules: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('N-27 T-50 a list in the rules is a list', async () => {
  opens({});
  const odds = await screen.findByRole('region', { name: '3. Odds' });
  expect(within(odds).getByText('The same for every play.')).toBeVisible();
  expect(
    within(within(odds).getByRole('list'))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Free coffee: 1 in 10', 'Free loaf: 1 in 4']);
});
