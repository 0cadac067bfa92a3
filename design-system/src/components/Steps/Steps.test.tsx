import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './index.ts';

test('says the step and draws the way so far', () => {
  const { container } = render(<Steps label="Step 1 of 2" current={1} total={2} />);
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
  expect(container.querySelectorAll('[data-reached]')).toHaveLength(1);
});
