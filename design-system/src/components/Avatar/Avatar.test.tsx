import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initialsOf } from './Avatar.tsx';
import { Avatar } from './index.ts';

test.each([
  ['Maya Lopez', 'ML'],
  ['Maya', 'M'],
  ['  maria del carmen   ruiz ', 'MR'],
  ['émile zola', 'ÉZ'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('initials stand for a name, and the name is read out', () => {
  render(<Avatar name="Maya Lopez" />);
  expect(screen.getByRole('img', { name: 'Maya Lopez' })).toHaveTextContent('ML');
});

test('a picture that fails to load gives way to the initials', () => {
  const { container } = render(<Avatar name="Maya Lopez" src="/gone.jpg" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByRole('img', { name: 'Maya Lopez' })).toHaveTextContent('ML');
});

test('next to its name it is not read a second time', () => {
  render(<Avatar name="Maya Lopez" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
