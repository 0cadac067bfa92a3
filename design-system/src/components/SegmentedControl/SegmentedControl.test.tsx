import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SegmentedControl, SegmentedLinks } from './index.ts';

function Channel() {
  const [value, setValue] = useState<'pickup' | 'delivery' | 'store'>('pickup');
  return (
    <SegmentedControl
      legend="How you shop"
      value={value}
      onChange={setValue}
      segments={[
        { value: 'pickup', label: 'Pickup', icon: 'store' },
        { value: 'delivery', label: 'Delivery' },
        { value: 'store', label: 'In store', disabled: true },
      ]}
    />
  );
}

test('one of a named group, chosen with a press', async () => {
  render(<Channel />);
  expect(screen.getByRole('group', { name: 'How you shop' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await userEvent.click(screen.getByText('Delivery'));
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'In store' })).toBeDisabled();
});

test('one Tab stop; arrow keys choose and skip what is disabled', async () => {
  render(<Channel />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Pickup' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked();
});

test('views with an address are links; the open one says so', () => {
  render(
    <SegmentedLinks
      label="View"
      current="?view=list"
      iconsOnly
      segments={[
        { href: '?', label: 'Grid', icon: 'layout-grid' },
        { href: '?view=list', label: 'List', icon: 'list' },
      ]}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'View' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Grid' })).not.toHaveAttribute('aria-current');
});
