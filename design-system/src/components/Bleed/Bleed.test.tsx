import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Bleed } from './index.ts';

test('extends at the sides, above and below, or not at all', () => {
  render(
    <>
      <Bleed inline={5}>Sides</Bleed>
      <Bleed inline="margin" block={4}>
        All round
      </Bleed>
      <Bleed>Nowhere</Bleed>
    </>,
  );
  expect(screen.getByText('Sides').classList).toHaveLength(1);
  expect(screen.getByText('All round').classList).toHaveLength(2);
  expect(screen.getByText('Nowhere')).not.toHaveAttribute('class');
});
