import { expect, test } from 'vitest';
import { reminderMail } from './reminder-mail.ts';

test('N-65 a reminder says the day, the sum, and what is skipped unless it is accepted', () => {
  const changes = [
    { name: 'Sourdough', percent: 17, needsTap: true },
    { name: 'Milk', percent: 3, needsTap: false },
  ];
  expect(reminderMail({ code: 'RUN_AHEAD', date: '2026-10-24', items: 2, cents: 1579, changes })).toEqual({
    subject: 'Schedule & Save: your order for Saturday, Oct 24',
    body: '2 items, $15.79 before savings. Sourdough costs 17% more and is skipped unless you accept. See or change it under Schedule & Save.',
  });
});
