import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { moveInGrid } from './moveInGrid.ts';
import { useGridKeys } from './useGridKeys.ts';

test.each([
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 2],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 1, 'rtl', 0],
  ['ArrowDown', 1, 'ltr', 4],
  ['ArrowDown', 4, 'ltr', 4],
  ['ArrowUp', 4, 'ltr', 1],
  ['Home', 4, 'ltr', 0],
  ['End', 1, 'ltr', 5],
  ['Enter', 1, 'ltr', undefined],
] as const)('%s from square %d (%s) leads to %s', (key, from, direction, to) => {
  expect(moveInGrid(key, from, 3, 6, direction)).toBe(to);
});

test('arrows move between nine jars and stop at the edges', () => {
  expect(moveInGrid('ArrowRight', 0, 3, 9)).toBe(1);
  expect(moveInGrid('ArrowRight', 2, 3, 9)).toBe(2);
  expect(moveInGrid('ArrowDown', 4, 3, 9)).toBe(7);
  expect(moveInGrid('ArrowDown', 7, 3, 9)).toBe(7);
  expect(moveInGrid('ArrowUp', 1, 3, 9)).toBe(1);
  expect(moveInGrid('ArrowLeft', 5, 3, 9)).toBe(4);
});

function Jars({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { buttonProps } = useGridKeys(3, 6);
  return (
    <div dir={dir}>
      {Array.from({ length: 6 }, (_, index) => (
        <button key={index} type="button" {...buttonProps(index)}>
          {index + 1}
        </button>
      ))}
      <button type="button">After</button>
    </div>
  );
}
const focused = () => document.activeElement?.textContent;

test('the grid is one Tab stop, and Tab comes back to where it was', async () => {
  render(<Jars dir="ltr" />);
  await userEvent.tab();
  expect(focused()).toBe('1');
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('5');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('5');
});

test('right to left, the left arrow goes forward', async () => {
  render(<Jars dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focused()).toBe('3');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('2');
});
