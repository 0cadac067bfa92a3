import { expect, test } from 'vitest';
import { reminderMail } from './reminder-mail.ts';

const changes = [
  { name: 'Sourdough', percent: 17, needsTap: true },
  { name: 'Milk', percent: 3, needsTap: false },
];
const parts = { code: 'RUN_AHEAD', date: '2026-10-24', items: 2, cents: 1579, changes } as const;

test('N-65 a reminder says the day, the sum, and what is skipped unless it is accepted', () => {
  expect(reminderMail({ ...parts, changes }, 'en')).toEqual({
    subject: 'Schedule & Save: your order for Saturday, Oct 24',
    body: '2 items, $15.79 before savings. Sourdough costs 17% more and is skipped unless you accept. See or change it under Schedule & Save.',
  });
});

test('N-65 a household that reads Spanish is reminded in Spanish', () => {
  expect(reminderMail({ ...parts, items: 1, changes }, 'es')).toEqual({
    subject: 'Programa y ahorra: tu pedido del sábado, 24 de oct',
    body: '1 artículo, $15.79 antes del ahorro. Sourdough cuesta 17% más y no se envía si no lo aceptas. Míralo o cámbialo en Programa y ahorra.',
  });
});

test('N-65 one item, and several, are counted in either language', () => {
  const body = (items: number, language: 'en' | 'es') =>
    reminderMail({ ...parts, items, changes: [] }, language).body.split(',')[0];
  expect([body(1, 'en'), body(2, 'en'), body(1, 'es'), body(2, 'es')]).toEqual([
    '1 item',
    '2 items',
    '1 artículo',
    '2 artículos',
  ]);
});

test('N-65 a reminder says what is replaced, what does not come, and which coupon ends before it', () => {
  const told = {
    ...parts,
    changes: [],
    swapped: ['Coffee'],
    left: [{ name: '', why: 'NOT_CARRIED' }],
    ending: [{ name: 'Milk', endsOn: '2026-10-20' }],
  };
  expect(reminderMail(told, 'en').body).toBe(
    "2 items, $15.79 before savings. Coffee can't be had: the closest match comes in its place. An item can't be had and won't come. Your coupon for Milk ends Tuesday, Oct 20. See or change it under Schedule & Save.",
  );
  expect(reminderMail(told, 'es').body).toContain(
    'No hay un artículo: no llegará. Tu cupón para Milk vence el martes, 20 de oct.',
  );
});
