import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ScrollArea } from './index.ts';

test('has a name and is a Tab stop, so that the arrow keys scroll it', async () => {
  render(
    <ScrollArea label="Prizes" direction="block" height="small">
      Many prizes
    </ScrollArea>,
  );
  await userEvent.tab();
  expect(screen.getByRole('group', { name: 'Prizes' })).toHaveFocus();
});
