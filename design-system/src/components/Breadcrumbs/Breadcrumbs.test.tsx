import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './index.ts';

test('leads back, and says where one is', () => {
  render(
    <Breadcrumbs
      label="Breadcrumb"
      items={[{ title: 'Safeway for U', href: '/foru.html' }, { title: 'Play & Earn' }]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('listitem')).toHaveLength(2);
  expect(trail.getByRole('link', { name: 'Safeway for U' })).toHaveAttribute('href', '/foru.html');
  expect(trail.getByText('Play & Earn')).toHaveAttribute('aria-current', 'page');
});
