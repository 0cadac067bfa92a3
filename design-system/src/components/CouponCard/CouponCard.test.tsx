import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CouponCard } from './index.ts';

test('a coupon says what it is for before what it gives, and takes an action', () => {
  render(
    <CouponCard
      as="article"
      value="$1.50"
      unit="off"
      title="Butter"
      terms="Expires 08/24"
      action={<button type="button">Clip</button>}
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('Butter$1.50 offExpires 08/24Clip');
  expect(screen.getByRole('heading', { level: 3, name: 'Butter' })).toBeVisible();
});

test('the progress of a challenge stands in place of terms and action', () => {
  render(
    <CouponCard value="$3" title="Berries" progress="2 / 3" terms="Expires 08/31" action={<button>Clip</button>} />,
  );
  expect(screen.getByText('2 / 3')).toBeVisible();
  expect(screen.queryByText('Expires 08/31')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
