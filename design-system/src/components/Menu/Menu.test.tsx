import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { overlayClosingSuite } from '../../testing/overlay-suite.tsx';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

const trigger = <Button tone="outline">More</Button>;

overlayClosingSuite({
  Overlay: ({ children: _own, ...props }) => (
    <Menu {...props} trigger={trigger} entries={[{ kind: 'action', label: 'Remove', onSelect: () => {} }]} />
  ),
  role: 'menu',
});

const opened = async () => {
  screen.getByRole('button', { name: /More|Sort/ }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu');
};

function Line({ share = () => {} }: { share?: () => void }) {
  return (
    <Menu
      trigger={trigger}
      entries={[
        { kind: 'action', label: 'Share', icon: 'external-link', onSelect: share },
        { kind: 'link', label: 'See similar', href: '#similar' },
        { kind: 'action', label: 'Print', disabled: true, onSelect: () => {} },
        { kind: 'line' },
        { kind: 'action', label: 'Remove', tone: 'error', onSelect: () => {} },
      ]}
    />
  );
}

test('one that is there only once it was asked for with the keyboard starts at its first entry, too', async () => {
  const entries = ['Share', 'Remove'].map((label) => ({ kind: 'action' as const, label, onSelect: () => {} }));
  render(<Menu open startsAtFirst trigger={trigger} entries={entries} />);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toHaveFocus());
});

test('opened with the keyboard it starts at the first entry; arrows wrap around and skip what is disabled', async () => {
  render(<Line />);
  await opened();
  const item = (name: string) => screen.getByRole('menuitem', { name });
  await waitFor(() => expect(item('Share')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  expect(item('See similar')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Remove')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Share')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Remove')).toHaveFocus();
  await userEvent.keyboard('{Home}s');
  await waitFor(() => expect(item('See similar')).toHaveFocus());
});

test('Enter does what the entry says, closes it, and returns focus', async () => {
  const share = vi.fn<() => void>();
  render(<Line share={share} />);
  await opened();
  await userEvent.keyboard('{Enter}');
  expect(share).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

test('a page to go to is a link', async () => {
  render(<Line />);
  await opened();
  expect(screen.getByRole('menuitem', { name: 'See similar' })).toHaveAttribute('href', '#similar');
});

test('the page behind stays available, and the menu has the name of its button', async () => {
  render(<Line />);
  expect(await opened()).toHaveAccessibleName('More');
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
});

test('one of several choices is taken, and announced as chosen', async () => {
  function Sort() {
    const [order, setOrder] = useState('relevance');
    return (
      <Menu
        trigger={<Button tone="outline">Sort</Button>}
        entries={[
          {
            kind: 'choice',
            label: 'Sort by',
            value: order,
            onChange: setOrder,
            options: [
              { value: 'relevance', label: 'Best match' },
              { value: 'price', label: 'Price' },
            ],
          },
        ]}
      />
    );
  }
  render(<Sort />);
  await opened();
  expect(screen.getByRole('group', { name: 'Sort by' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemradio', { name: 'Best match' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await opened();
  expect(screen.getByRole('menuitemradio', { name: 'Price' })).toBeChecked();
});
