import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { spaceSteps } from '../../theme/space.ts';
import { Stack } from './index.ts';

test('is the element that its meaning asks for, with its name', () => {
  render(
    <Stack gap={4} as="section" aria-label="Games">
      <p>Harvest Spin</p>
    </Stack>,
  );
  expect(screen.getByRole('region', { name: 'Games' })).toHaveTextContent('Harvest Spin');
});

test('every step of space looks different', () => {
  const { container } = render(spaceSteps.map((step) => <Stack key={step} gap={step} />));
  const looks = new Set([...container.children].map((element) => element.className));
  expect(looks.size).toBe(spaceSteps.length);
});
