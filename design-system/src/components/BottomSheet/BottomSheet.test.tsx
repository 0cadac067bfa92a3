import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { overlaySuite } from '../../testing/overlay-suite.tsx';
import { BottomSheet } from './index.ts';

overlaySuite({
  Overlay: (props) => <BottomSheet {...props} title="Sort by" closeLabel="Close" />,
  firstFocus: () => screen.getByRole('heading', { name: 'Sort by' }),
  closeLabel: 'Close',
});

const pull = (from: HTMLElement, down: number) => {
  fireEvent.pointerDown(from, { clientY: 300, isPrimary: true });
  fireEvent.pointerMove(from, { clientY: 300 + down });
  fireEvent.pointerUp(from, { clientY: 300 + down });
};

test('dragged down by its top it closes; dragged a little it springs back', () => {
  const change = vi.fn<(open: boolean) => void>();
  render(
    <BottomSheet open onOpenChange={change} title="Sort by" closeLabel="Close">
      Choices
    </BottomSheet>,
  );
  const title = screen.getByRole('heading', { name: 'Sort by' });
  pull(title, 60);
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.translate).toBe('');
  pull(title, 120);
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
});

test('dragged down while it must stay open it springs back', () => {
  const change = vi.fn<(open: boolean) => void>();
  render(<BottomSheet open onOpenChange={change} onBeforeClose={() => false} title="Sort by" closeLabel="Close" />);
  pull(screen.getByRole('heading', { name: 'Sort by' }), 200);
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog').style.translate).toBe('');
});

test('the description is read with the title', () => {
  render(<BottomSheet open onOpenChange={() => {}} title="Sort by" description="12 coupons" closeLabel="Close" />);
  expect(screen.getByRole('dialog', { name: 'Sort by' })).toHaveAccessibleDescription('12 coupons');
});
