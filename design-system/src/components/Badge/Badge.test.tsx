import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge } from './index.ts';

test('says its word in the tone of its meaning', () => {
  render(
    <>
      <Badge>New</Badge>
      <Badge tone="warning">9 left</Badge>
    </>,
  );
  expect(screen.getByText('9 left').className).not.toBe(screen.getByText('New').className);
});
