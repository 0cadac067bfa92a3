import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Inline } from './index.ts';

test('keeps the order of its children and the meaning of its element', () => {
  render(
    <Inline gap={2} as="ul">
      <li>Official Rules</li>
      <li>FAQ</li>
    </Inline>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Official Rules', 'FAQ']);
});
