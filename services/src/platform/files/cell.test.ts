import { expect, test } from 'vitest';
import { cellIn, isStorable } from './cell.ts';

test.each([
  ['Cola', 'Cola'],
  ['Ben &amp; Jerry&#39;s', "Ben & Jerry's"],
  ['Caf&eacute; &#xE9; &Eacute; &AMP;', 'Café é É &'],
  ['Salt&nbsp;&amp;amp; Pepper', 'Salt & Pepper'],
  ['AT&T; R&D', 'AT&T; R&D'],
  ['Contains: milk,\n\twheat', 'Contains: milk,\n\twheat'],
  ['#1 Cola', '#1 Cola'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
])('%j says %j', (text, value) => expect(cellIn(text)).toEqual({ value }));

test.each([
  ['#REF!', 'is #REF!, an error of a spreadsheet'],
  [' #N/A ', 'is #N/A, an error of a spreadsheet'],
  ['#DIV/0!', 'is #DIV/0!, an error of a spreadsheet'],
  ['#NAME?', 'is #NAME?, an error of a spreadsheet'],
  ['Cola\u0000', 'contains a NUL character'],
  ['Cola\u0007', 'contains a control character'],
  ['Cola&#7;', 'contains a control character'],
  ['Cola\u0085', 'contains a control character'],
  ['Cola \u202Eeno', 'contains a character that turns the direction of text'],
  ['Cola \u2066x', 'contains a character that turns the direction of text'],
  ['Cola \ud83c', 'contains half a character'],
  ['Cola &#xD83C;', 'contains half a character'],
  ['Cola &nosuch;', 'contains &nosuch;, which stands for no character'],
  ['Cola &#9999999;', 'contains &#9999999;, which stands for no character'],
])('%j can’t be used: %s', (text, problem) => expect(cellIn(text)).toEqual({ problem }));

test('half a character or NUL, anywhere in it, is what a database can’t keep', () => {
  expect(isStorable({ a: ['b', 1, null, { c: '🍎' }] })).toBe(true);
  for (const odd of ['\ud83c', { a: ['b', { c: 'd\0' }] }, { '\udf4e': 1 }]) expect(isStorable(odd)).toBe(false);
});
