import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Status } from './index.ts';

test('four states, four shapes, each beside its words', () => {
  render(
    <>
      <Status kind="active">In Progress</Status>
      <Status kind="todo">Not Started</Status>
      <Status kind="over">Game Over</Status>
      <Status kind="done">Completed</Status>
    </>,
  );
  const all = ['In Progress', 'Not Started', 'Game Over', 'Completed'].map((words) => screen.getByText(words));
  expect(new Set(all.map((status) => status.className)).size).toBe(4);
  expect(screen.getByText('Completed').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
