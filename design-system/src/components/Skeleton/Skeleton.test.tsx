import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton } from './index.ts';

test('has the size of what it becomes, without a style attribute', () => {
  const { container } = render(<Skeleton width="80%" height={16} />);
  const box = container.querySelector('svg');
  expect(box).toHaveAttribute('width', '80%');
  expect(box).toHaveAttribute('height', '16');
  expect(container.innerHTML).not.toContain('style=');
});

test('is never read out, nor are the words that give it its length', () => {
  const { container } = render(
    <h2>
      <Skeleton>Harvest Spin</Skeleton>
    </h2>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('');
  expect(container).toHaveTextContent('Harvest Spin');
});
