import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { List, ListItem } from './index.ts';

test.each(['bullet', 'check', 'plain', 'divided'] as const)('a list with %s is a list of its items', (kind) => {
  render(
    <List kind={kind} aria-label="How it works">
      <ListItem>Shop</ListItem>
      <ListItem>Play</ListItem>
    </List>,
  );
  expect(screen.getByRole('list', { name: 'How it works' }).tagName).toBe('UL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Shop', 'Play']);
});

test('steps that follow each other are an ordered list', () => {
  render(
    <List kind="number">
      <ListItem>Shop</ListItem>
    </List>,
  );
  expect(screen.getByRole('list').tagName).toBe('OL');
});
