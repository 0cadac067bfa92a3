import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tile } from './index.ts';

test('holds a picture, pale when no longer available', () => {
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
