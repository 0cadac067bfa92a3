import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tile } from './index.ts';

test('carries a picture, pale when it is gone for good', () => {
  render(
    <>
      <Tile>
        <img src="/pictures/bread.svg" alt="Bread" />
      </Tile>
      <Tile pale>
        <img src="/pictures/birthday-cake.svg" alt="Cake" />
      </Tile>
    </>,
  );
  const tileOf = (name: string) => screen.getByRole('img', { name }).parentElement?.className;
  expect(tileOf('Cake')).not.toBe(tileOf('Bread'));
});
