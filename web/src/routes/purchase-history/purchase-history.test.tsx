import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import { history } from '../../testing/fixtures/usuals.ts';
import { openPage } from '../../testing/open-page.tsx';

vi.stubGlobal('scrollTo', () => {});

type Asked = { input: Record<string, unknown> };
function open(answer: (input: Asked['input']) => unknown = () => history(), at = '/purchase-history') {
  const asked: Asked['input'][] = [];
  const purchaseHistory = ({ input }: Asked) => {
    asked.push(input);
    return answer(input);
  };
  return { asked, ...openPage(at, {}, { purchaseHistory }) };
}

test('S-209 N-67 what was bought says how often and when last, and can be added', async () => {
  const { asked } = open();
  const list = within(await screen.findByRole('list', { name: 'Bought before' }));
  expect(list.getByText('Bought 2 times, last on Aug 1')).toBeVisible();
  expect(list.getByRole('button', { name: 'Add Organic Strawberries' })).toBeVisible();
  expect(asked[0]).toMatchObject({ departments: [], onSale: false, inStock: false, sort: 'FREQUENCY', pageNo: 1 });
});

test('S-209 N-67 it is narrowed to departments, to what is on sale, and to what can be had, and begins anew', async () => {
  const { asked, shopper, router } = open(() => history({ total: 60, hasNextPage: true }), '/purchase-history?page=2');
  await shopper.click(await screen.findByRole('checkbox', { name: /On sale/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ onSale: true, pageNo: 1 }));
  await shopper.click(await screen.findByRole('checkbox', { name: /Dairy, Eggs & Cheese/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ onSale: true, departments: ['dairy-eggs-cheese'] }));
  await shopper.click(await screen.findByRole('checkbox', { name: /Available now/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ inStock: true }));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?department=dairy-eggs-cheese&show=on-sale&show=in-stock'),
  );
});

test('S-279 its order is one of four', async () => {
  const { asked, shopper } = open();
  const order = await screen.findByRole('combobox', { name: /Sort/ });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bought most often', 'Bought last', 'Due first', 'Bought longest ago']);
  await shopper.selectOptions(order, 'Bought last');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'RECENTLY_PURCHASED' }));
});

test('S-209 a long history has pages', async () => {
  open(() => history({ total: 60, hasNextPage: true }));
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of products' }));
  expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/purchase-history?page=2');
});

test('when nothing fits, one press shows everything again', async () => {
  const none = history({ items: [], total: 0 });
  const { shopper } = open((input) => (input['onSale'] ? none : history()), '/purchase-history?show=on-sale');
  await shopper.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('list', { name: 'Bought before' })).toBeVisible();
});

test('who has bought nothing reads what will be here', async () => {
  open(() => history({ items: [], departments: [], total: 0 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'What you buy will be here' })).toBeVisible();
});

test('a history that can not be loaded says so, with a way on', async () => {
  open(() => {
    throw new GraphQLError('What you bought is away.', { extensions: { code: 'UPSTREAM_FAILURE' } });
  });
  expect(await screen.findByText('What you bought is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
