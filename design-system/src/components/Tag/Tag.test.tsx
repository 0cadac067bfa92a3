import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tag } from './index.ts';

test('a property is words, with nothing to press', () => {
  render(<Tag icon="star">Organic</Tag>);
  expect(screen.getByText('Organic')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an active filter is removed with a press, Enter, or Space', async () => {
  const remove = vi.fn<() => void>();
  render(
    <Tag onRemove={remove} removeLabel="Remove Organic">
      Organic
    </Tag>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove Organic' }));
  await userEvent.keyboard('{Enter} ');
  expect(remove).toHaveBeenCalledTimes(3);
});

test('where the address says what is active, it is removed by a link', () => {
  render(
    <Tag removeHref="/search?q=milk" removeLabel="Remove Organic">
      Organic
    </Tag>,
  );
  expect(screen.getByRole('link', { name: 'Remove Organic' })).toHaveAttribute('href', '/search?q=milk');
});
