import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Alert } from './index.ts';

test('an error is said at once, with a way on', () => {
  render(
    <Alert tone="error" title="Games did not load" action={<button type="button">Try again</button>}>
      Apologies, our site is currently experiencing technical difficulties, please try again later.
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Games did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('a success message waits its turn', () => {
  render(<Alert tone="success" title="Saved" />);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error summary can take focus and be a heading', () => {
  const summary = createRef<HTMLDivElement>();
  render(
    <Alert tone="error" title="3 fields need another look" headingLevel={2} live={false} tabIndex={-1} ref={summary} />,
  );
  summary.current?.focus();
  expect(summary.current).toHaveFocus();
  expect(screen.getByRole('heading', { level: 2, name: '3 fields need another look' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
