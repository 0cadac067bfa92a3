import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Box } from './index.ts';

test('padding along one axis wins over padding all round', () => {
  render(
    <>
      <Box padding={4}>all</Box>
      <Box padding={4} paddingX={8}>
        wide
      </Box>
    </>,
  );
  const [all, wide] = [screen.getByText('all').className.split(' '), screen.getByText('wide').className.split(' ')];
  expect(wide[1]).toBe(all[1]);
  expect(wide[0]).not.toBe(all[0]);
});
