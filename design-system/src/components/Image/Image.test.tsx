import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Image } from './index.ts';

test('a picture reserves its space and loads when it is near', () => {
  render(<Image src="/pictures/strawberry.svg" alt="Strawberries" width={160} height={120} />);
  const image = screen.getByRole('img', { name: 'Strawberries' });
  expect(image).toHaveAttribute('width', '160');
  expect(image).toHaveAttribute('height', '120');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the largest picture of a page does not wait', () => {
  render(<Image src="/a.jpg" alt="Harvest" width={1200} height={600} loads="first" />);
  const image = screen.getByRole('img', { name: 'Harvest' });
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('a picture of the first screen does not wait, and leaves the way to styles and fonts', () => {
  render(<Image src="/a.jpg" alt="Harvest" width={240} height={240} loads="early" />);
  const image = screen.getByRole('img', { name: 'Harvest' });
  expect(image).not.toHaveAttribute('loading');
  expect(image).toHaveAttribute('fetchpriority', 'low');
});

test('a picture that fails to load still says what it shows, in the same space', () => {
  const { container } = render(<Image src="/gone.jpg" alt="Strawberries" width={160} height={120} />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Strawberries' }).tagName).toBe('SPAN');
  expect(container.querySelector('svg[width="160"][height="120"]')).not.toBeNull();
});

test('a decorative picture that fails to load is not announced', () => {
  const { container } = render(<Image src="/gone.jpg" alt="" width={16} height={16} />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('another picture gets its own chance', () => {
  const { rerender } = render(<Image src="/gone.jpg" alt="Strawberries" width={160} height={120} />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<Image src="/there.jpg" alt="Grapes" width={160} height={120} />);
  expect(screen.getByRole('img', { name: 'Grapes' })).toHaveAttribute('src', '/there.jpg');
});
