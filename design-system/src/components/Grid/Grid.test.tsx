import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Grid } from './index.ts';

test('a list in columns stays a list', () => {
  render(
    <Grid columns={{ base: 1, tablet: 2, wide: 3 }} gap="gutter" as="ul" aria-label="Games">
      <li>Harvest Spin</li>
      <li>Pantry Pick 3</li>
    </Grid>,
  );
  expect(screen.getByRole('list', { name: 'Games' }).childElementCount).toBe(2);
});
