import { iso } from '../../platform/clock.ts';
import type { WorkNow, WorkPart } from '../../orders/index.ts';

const partView = ({ count, first }: WorkPart) => ({
  count,
  first: first.map((item) => ({ ...item, at: iso(item.at) })),
});

export const workView = ({ lateToPick, waiting, swapsUnanswered, slotsNearlyFull }: WorkNow) => ({
  lateToPick: partView(lateToPick),
  waiting: partView(waiting),
  swapsUnanswered: partView(swapsUnanswered),
  slotsNearlyFull: partView(slotsNearlyFull),
});
