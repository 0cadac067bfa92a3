import { expect, test } from 'vitest';
import { vars } from './contract.ts';
import { tokenRows } from './token-rows.ts';

test('every token of the contract has a row with a description, under its name in code', () => {
  const contract = Object.entries(vars).flatMap(([group, members]) =>
    Object.entries(members).map(([name, value]) => [`${group}.${name}`, value]),
  );
  expect(Object.fromEntries(tokenRows.map(({ name, property }) => [name, `var(${property})`]))).toEqual(
    Object.fromEntries(contract),
  );
  for (const { description } of tokenRows) expect(description).toMatch(/^[A-Z4-9].*\.$|^\d/);
});

test('a banner decides its colors, its display face and its corners, nothing else', () => {
  const groups = new Set(tokenRows.filter(({ setBy }) => setBy === 'banner').map(({ group }) => group));
  expect([...groups]).toEqual(['color', 'font', 'display', 'radius']);
});
