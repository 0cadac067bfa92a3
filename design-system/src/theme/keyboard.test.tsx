import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { watchKeyboard } from './keyboard.ts';

test('G-29 outlines go on at the first Tab or arrow key and off on a click', async () => {
  const stop = watchKeyboard(document);
  render(<button type="button">Play now!</button>);
  const root = document.documentElement;
  expect(root.dataset['keyboard']).toBeUndefined();
  await userEvent.keyboard('a');
  expect(root.dataset['keyboard']).toBeUndefined();
  await userEvent.tab();
  expect(root.dataset['keyboard']).toBe('on');
  await userEvent.click(screen.getByRole('button'));
  expect(root.dataset['keyboard']).toBe('off');
  await userEvent.keyboard('{ArrowRight}');
  expect(root.dataset['keyboard']).toBe('on');
  stop();
  await userEvent.tab();
  expect(root.dataset['keyboard']).toBeUndefined();
});
