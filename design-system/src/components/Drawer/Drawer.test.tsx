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

test('a closed drawer is not in the document', () => {
  render(
    <Drawer open={false} onOpenChange={() => {}} title="Menu" side="end" closeLabel="Close">
      Places
    </Drawer>,
  );
  expect(screen.queryByText('Places')).not.toBeInTheDocument();
});
