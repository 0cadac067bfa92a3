import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Text } from './index.ts';

test('is a paragraph, or what it is told to be', () => {
  render(
    <>
      <Text>Opt in and your first play is on us.</Text>
      <Text as="strong">240</Text>
      <Text as="time" dateTime="2026-08-31">
        Aug 31
      </Text>
    </>,
  );
  expect(screen.getByText('Opt in and your first play is on us.').tagName).toBe('P');
  expect(screen.getByText('240').tagName).toBe('STRONG');
  expect(screen.getByText('Aug 31')).toHaveAttribute('datetime', '2026-08-31');
});

test('inline text takes the size around it', () => {
  render(
    <Text size="lead">
      You have <Text as="span">3 plays</Text>
    </Text>,
  );
  const [outer, inner] = [screen.getByText(/You have/), screen.getByText('3 plays')];
  const sizeClasses = [...outer.classList].filter((name) => name.includes('size'));
  expect(sizeClasses.length).toBeGreaterThan(0);
  expect([...inner.classList].some((name) => name.includes('size'))).toBe(false);
});
