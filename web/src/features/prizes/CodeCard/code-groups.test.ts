import { expect, test } from 'vitest';
import { codeGroups, spelled } from './code-groups.ts';

test('a code keeps every sign and breaks between its groups only', () => {
  expect(codeGroups('LC47-9KQM-2X8R')).toEqual(['LC47-', '9KQM-', '2X8R']);
  expect(codeGroups('LC47-9KQM-2X8R').join('')).toBe('LC47-9KQM-2X8R');
  expect(codeGroups('PLAIN')).toEqual(['PLAIN']);
});

test('a code is spelled for screen readers', () => {
  expect(spelled('LC47-9K')).toBe('L C 4 7, 9 K');
});
