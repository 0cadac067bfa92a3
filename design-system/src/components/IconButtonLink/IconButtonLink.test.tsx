import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { IconButtonLink } from './index.ts';

test('an icon that leads elsewhere has a name in words', () => {
  render(<IconButtonLink label="Account" icon="circle-user-round" href="/account" />);
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});
