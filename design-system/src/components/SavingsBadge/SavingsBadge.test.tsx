import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SavingsBadge } from './index.ts';

test('the figure of a coupon looks apart from a small reward', () => {
  render(
    <>
      <SavingsBadge>$3 reward</SavingsBadge>
      <SavingsBadge size="value">$1.50</SavingsBadge>
    </>,
  );
  expect(screen.getByText('$1.50').className).not.toBe(screen.getByText('$3 reward').className);
});
