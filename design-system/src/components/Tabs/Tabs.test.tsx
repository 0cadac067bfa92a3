import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Tabs, type TabsProps } from './index.ts';

afterEach(() => document.documentElement.removeAttribute('dir'));

function Coupons({ activation }: Pick<TabsProps, 'activation'>) {
  const [value, setValue] = useState('all');
  return (
    <Tabs
      label="Coupons"
      value={value}
      onChange={setValue}
      activation={activation}
      tabs={[
        { value: 'all', label: 'All', count: 112, content: <p>Every coupon</p> },
        { value: 'clipped', label: 'Clipped', content: <button type="button">First clipped</button> },
        { value: 'gone', label: 'Redeemed', disabled: true, content: 'Nothing' },
        { value: 'paths', label: 'Bonus Paths', content: 'Challenges' },
      ]}
    />
  );
}
const tab = (name: string) => screen.getByRole('tab', { name });

test('the row has a name, and a tab names its panel', () => {
  render(<Coupons />);
  expect(screen.getByRole('tablist', { name: 'Coupons' })).toBeInTheDocument();
  expect(tab('All 112')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'All 112' })).toHaveTextContent('Every coupon');
  expect(screen.queryByText('Challenges')).not.toBeInTheDocument();
});

test('arrow keys wrap around, skip what is disabled, and show the panel; Home and End go to the ends', async () => {
  render(<Coupons />);
  await userEvent.tab();
  expect(tab('All 112')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: 'Bonus Paths' })).toBeInTheDocument());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('All 112')).toHaveFocus());
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(tab('Bonus Paths')).toHaveFocus());
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(tab('All 112')).toHaveFocus());
});

test('Tab goes from the row into the panel', async () => {
  render(<Coupons />);
  await userEvent.click(tab('Clipped'));
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'First clipped' })).toHaveFocus();
});

test('an expensive panel waits for Enter or Space', async () => {
  render(<Coupons activation="manual" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Clipped')).toHaveFocus());
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Every coupon');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'First clipped' })).toBeInTheDocument();
});

test('right to left, the left arrow goes forward', async () => {
  render(<Coupons />);
  await act(async () => document.documentElement.setAttribute('dir', 'rtl'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(tab('Clipped')).toHaveFocus());
});
