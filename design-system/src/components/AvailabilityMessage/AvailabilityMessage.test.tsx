import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AvailabilityMessage } from './index.ts';

const kinds = ['available', 'few', 'elsewhere', 'later', 'out'] as const;

test('five kinds, five icons, each next to its words', () => {
  render(
    <>
      {kinds.map((kind) => (
        <AvailabilityMessage key={kind} kind={kind}>
          {kind}
        </AvailabilityMessage>
      ))}
    </>,
  );
  const drawings = kinds.map((kind) => screen.getByText(kind).parentElement?.querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(kinds.length);
});

test('S-237 the reason is verbatim, and can describe the button next to it', () => {
  render(
    <>
      <button type="button" aria-describedby="why">
        Add
      </button>
      <AvailabilityMessage kind="elsewhere" id="why" as="p">
        Only Available In-Store
      </AvailabilityMessage>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Add' })).toHaveAccessibleDescription('Only Available In-Store');
});
