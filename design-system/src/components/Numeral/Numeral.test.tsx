import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Numeral } from './index.ts';

test('is a number in a line, or the value of a fact', () => {
  render(
    <dl>
      <dt>Game points</dt>
      <Numeral size="hero" as="dd">
        240
      </Numeral>
    </dl>,
  );
  expect(screen.getByText('240').tagName).toBe('DD');
});
