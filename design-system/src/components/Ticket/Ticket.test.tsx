import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Ticket } from './index.ts';

test('the figure of a coupon looks apart from a small reward', () => {
  render(
    <>
      <Ticket>$3 reward</Ticket>
      <Ticket size="value">$1.50</Ticket>
    </>,
  );
  expect(screen.getByText('$1.50').className).not.toBe(screen.getByText('$3 reward').className);
});
