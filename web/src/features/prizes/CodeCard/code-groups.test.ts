import { expect, test } from 'vitest';
import { codeGroups, spelled } from './code-groups.ts';

test('a code keeps every character and breaks only between groups', () => {
  expect(codeGroups('LC47-9KQM-2X8R')).toEqual([
    { signs: 'LC47', join: '-' },
    { signs: '9KQM', join: '-' },
    { signs: '2X8R', join: '' },
  ]);
  expect(codeGroups('PLAIN')).toEqual([{ signs: 'PLAIN', join: '' }]);
});

test('a code is spelled out for screen readers', () => {
  expect(spelled('LC47-9K')).toBe('L C 4 7, 9 K');
});
