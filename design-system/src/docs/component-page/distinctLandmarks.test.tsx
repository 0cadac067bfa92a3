import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { distinctLandmarks } from './distinctLandmarks.ts';

test('landmarks that share a role and a name are numbered, once', () => {
  const { container } = render(
    <>
      <nav aria-label="Pages">1</nav>
      <nav aria-label="Pages">2</nav>
      <section aria-labelledby="title">
        <h2 id="title">Pages</h2>
      </section>
      <section aria-labelledby="title">4</section>
    </>,
  );
  distinctLandmarks(container);
  distinctLandmarks(container);
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('1');
  expect(screen.getByRole('navigation', { name: 'Pages (2)' })).toHaveTextContent('2');
  expect(screen.getByRole('region', { name: 'Pages' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Pages (2)' })).toHaveTextContent('4');
});
