import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Truncate } from './index.ts';

test('what the eye misses is still there to be read out and found', () => {
  const words = 'Signature SELECT Organic Extra Virgin Olive Oil, First Cold Press, 33.8 fl oz';
  render(<Truncate lines={2}>{words}</Truncate>);
  expect(screen.getByText(words)).toHaveTextContent(words);
});
