import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { overlaySuite } from '../../testing/overlay-suite.tsx';
import { Drawer } from './index.ts';

overlaySuite({
  Overlay: (props) => <Drawer {...props} title="Menu" side="start" closeLabel="Close" />,
  firstFocus: () => screen.getByRole('button', { name: 'Close' }),
  closeLabel: 'Close',
});

test('a drawer under a wordmark still has its name', () => {
  render(
    <Drawer open onOpenChange={() => {}} title="Menu" side="start" header={<span>Safeway</span>} closeLabel="Close">
      Places
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent('Safeway');
});

test('a drawer is described by the line below its title, and both are read once', () => {
  render(
    <Drawer open onOpenChange={() => {}} title="Your cart" detail="14 items" side="end" closeLabel="Close">
      Lines
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Your cart', description: '14 items' })).toBeInTheDocument();
  expect(screen.getAllByText('Your cart')).toHaveLength(1);
  expect(screen.getAllByText('14 items')).toHaveLength(1);
});

test('a closed drawer is not in the document', () => {
  render(
    <Drawer open={false} onOpenChange={() => {}} title="Menu" side="end" closeLabel="Close">
      Places
    </Drawer>,
  );
  expect(screen.queryByText('Places')).not.toBeInTheDocument();
});
