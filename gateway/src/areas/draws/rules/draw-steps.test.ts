import { expect, test } from 'vitest';
import { aDraw } from '../../../testing/rows.ts';
import { drawSteps } from './draw-steps.ts';

test('N-30 an open draw shows when it closes and draws, and which steps are done', () => {
  const steps = drawSteps(aDraw(), 'en');
  expect(steps.map((step) => [step.kind, step.isDone, step.atString])).toEqual([
    ['COMMITTED', true, 'Jul 28 at 8:58 AM PT'],
    ['CLOSED', false, 'Sep 4 at 11:59 PM PT'],
    ['SEALED', false, null],
    ['DRAWN', false, 'Sep 5 at 2:00 PM PT'],
    ['VERIFIED', false, null],
    ['PUBLISHED', false, null],
  ]);
});

test('T-55 after the drawing, both people are named', () => {
  const steps = drawSteps(
    aDraw({
      state: 'DRAWN',
      closedAt: '2026-09-05T07:01:00.000Z',
      sealedAt: '2026-09-05T20:40:00.000Z',
      sealedBy: 'A. Romero',
      drawnAt: '2026-09-05T21:02:00.000Z',
      drawnBy: 'K. Lindqvist',
    }),
    'en',
  );
  expect(steps.map((step) => step.by)).toEqual([null, null, 'A. Romero', 'K. Lindqvist', null, null]);
  expect(steps[3]).toMatchObject({ isDone: true, dateString: 'Sep 5' });
});
