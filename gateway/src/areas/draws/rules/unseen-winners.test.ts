import { expect, test } from 'vitest';
import { unseenWinners } from './unseen-winners.ts';

test('G-41 G-60 G-61 G-85 only wins that have not been acknowledged show', () => {
  const seen = { displayed: true, prizeId: 'p1', programCode: 'A' };
  const unseen = { displayed: false, prizeId: 'p2', programCode: 'A' };
  expect(unseenWinners([seen, unseen])).toEqual([unseen]);
});
