import { expect, test } from 'vitest';
import { cannotChoose, type ChoiceFacts, inDefaultOrder } from './choices.ts';

const chooseBy = Temporal.Instant.from('2026-08-12T19:00:00Z');
const facts: ChoiceFacts = {
  choices: { prizeIds: ['pie', 'bouquet', 'reward'], defaultId: 'reward' },
  choiceId: 'pie',
  isOpen: true,
  chooseBy,
  now: chooseBy,
  isDefault: false,
};
const refusal = (own: Partial<ChoiceFacts>) => cannotChoose({ ...facts, ...own });

test('N-26 one of the prizes can be chosen through the last instant, and only once', () => {
  expect(refusal({})).toBeNull();
  expect(refusal({ now: chooseBy.add({ milliseconds: 1 }) })).toBe('EXPIRED');
  expect(refusal({ isOpen: false })).toBe('ALREADY_CHOSEN');
  expect(refusal({ chooseBy: null, now: chooseBy.add({ hours: 999 }) })).toBeNull();
});

test('N-26 nothing else can be chosen, and nothing where there is no choice', () => {
  expect(refusal({ choiceId: 'loaf' })).toBe('NOT_A_CHOICE');
  expect(refusal({ choices: undefined })).toBe('NOT_A_CHOICE');
});

test('N-26 once the time is up the default is awarded', () => {
  const late = chooseBy.add({ hours: 24 });
  expect(refusal({ now: late, isDefault: true })).toBeNull();
  expect(refusal({ now: late, isDefault: true, isOpen: false })).toBe('ALREADY_CHOSEN');
});

test('N-26 of several reasons, what was chosen comes first, then that it was chosen before, then the time', () => {
  const late = { isOpen: false, now: chooseBy.add({ hours: 1 }) };
  expect(refusal({ ...late, choiceId: 'loaf' })).toBe('NOT_A_CHOICE');
  expect(refusal(late)).toBe('ALREADY_CHOSEN');
});

test('N-26 the default is tried first, then the others in their order', () => {
  expect(inDefaultOrder({ prizeIds: ['pie', 'bouquet', 'reward'], defaultId: 'bouquet' })).toEqual([
    'bouquet',
    'pie',
    'reward',
  ]);
});
