import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProgressBar } from './index.ts';

const widths = (container: HTMLElement) =>
  [...container.querySelectorAll('svg[width="100%"]')].map(
    (part) => part.querySelector('rect')?.getAttribute('width') ?? '0%',
  );

test('says what goes on and how far', () => {
  render(<ProgressBar label="Purchased" valueText="2 / 3" value={2} max={3} />);
  const bar = screen.getByRole('progressbar', { name: 'Purchased' });
  expect(bar).toHaveAttribute('value', '2');
  expect(bar).toHaveAttribute('max', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '2 / 3');
});

test('one bar fills by its share, without a style attribute', () => {
  const { container } = render(<ProgressBar label="Next play" valueText="28 / 40 Game points" value={28} max={40} />);
  expect(widths(container)).toEqual(['70%']);
  expect(container.innerHTML).not.toContain('style=');
});

test.each([
  { value: 0, drawn: ['0%', '0%', '0%'] },
  { value: 2, drawn: ['100%', '100%', '0%'] },
  { value: 2.5, drawn: ['100%', '100%', '50%'] },
  { value: 9, drawn: ['100%', '100%', '100%'] },
  { value: -1, drawn: ['0%', '0%', '0%'] },
])('$value of 3 counted units fill their parts', ({ value, drawn }) => {
  const { container } = render(<ProgressBar label="Purchased" valueText="" value={value} max={3} segments={3} />);
  expect(widths(container)).toEqual(drawn);
});

test('a goal of nothing is no progress, not an error', () => {
  const { container } = render(<ProgressBar label="Purchased" valueText="0 / 0" value={0} max={0} />);
  expect(widths(container)).toEqual(['0%']);
});

test('a hidden label is still its name', () => {
  render(<ProgressBar label="Reveal" valueText="3 of 6" value={3} max={6} labelVisible={false} />);
  expect(screen.getByRole('progressbar', { name: 'Reveal' })).toBeInTheDocument();
  expect(screen.queryByText('3 of 6')).not.toBeInTheDocument();
});
