import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { guest, renderPage } from '../../testing/render-page.tsx';

vi.stubGlobal('scrollTo', () => {});

const terms = {
  __typename: 'Document',
  id: 'terms',
  title: 'Safeway for U terms',
  version: '2026-11',
  effectiveFromString: 'Nov 22, 2026',
  lead: 'The terms of membership, in plain language.',
  language: 'en',
  sections: [
    {
      __typename: 'DocumentSection',
      title: 'Membership',
      blocks: [
        { __typename: 'DocumentBlock', text: 'Joining is free.', items: [] },
        { __typename: 'DocumentBlock', text: null, items: ['one account', 'one card'] },
      ],
    },
    { __typename: 'DocumentSection', title: 'Points', blocks: [] },
  ],
};

test('a guest reads a text page with its version and a link to each section, and prints it', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  renderPage('/info/terms', { ...guest, Document: { data: { document: terms } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Safeway for U terms' })).toBeInTheDocument();
  expect(screen.getByText('Version 2026-11, in effect since Nov 22, 2026')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('one card');
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(contents).getByRole('link', { name: 'Points' })).toHaveAttribute('href', '/info/terms#section-2');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('an unknown page is not found', async () => {
  renderPage('/info/nothing', { ...guest, Document: { data: { document: null } } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

test("every page's footer links to help, contact, and legal pages", async () => {
  renderPage('/info/terms', { ...guest, Document: { data: { document: terms } } });
  await screen.findByRole('heading', { level: 1 });
  const footer = screen.getByRole('contentinfo');
  const links = within(footer).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Choose your store', '/stores'],
    ['All departments', '/shop'],
    ['Weekly Ad', '/weeklyad'],
    ['Wine shop', '/wine'],
    ['Sellers', '/sellers'],
    ['For businesses', '/business'],
    ['Safeway for U', '/foru.html'],
    ['Coupons & Deals', '/foru/coupons-deals'],
    ['Grocery Rewards', '/foru/rewards.html'],
    ['Play & Earn', '/games/game-grid'],
    ['Schedule & Save', '/schedule-and-save'],
    ['Help center', '/info/help'],
    ['Your orders', '/account/orders.html'],
    ['Contact us', '/info/contact'],
    ['Privacy', '/info/privacy'],
    ['Terms', '/info/terms'],
    ['Accessibility', '/info/accessibility'],
  ]);
  expect(footer).toHaveTextContent('Language: English');
});
