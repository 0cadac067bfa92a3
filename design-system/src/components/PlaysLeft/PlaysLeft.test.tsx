import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PlaysLeft } from './index.ts';

test('as many tickets as plays a day, the left ones first, and the words beside them', () => {
  const { container } = render(<PlaysLeft used={2} total={5} label="3 plays left" />);
  const plays = [...container.querySelectorAll('svg')].map((play) => play.hasAttribute('data-left'));
  expect(plays).toEqual([true, true, true, false, false]);
  expect(screen.getByText('3 plays left')).toBeInTheDocument();
});

test('more plays used than a day has leaves none', () => {
  const { container } = render(<PlaysLeft used={7} total={5} label="0 plays left" />);
  expect(container.querySelector('[data-left]')).toBeNull();
});
