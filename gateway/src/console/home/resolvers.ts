import type { QueryResolvers } from '../../generated/console-resolvers.ts';
import { dayOf } from './days.ts';

export const homeQueries: Pick<QueryResolvers, 'workNow' | 'dayFigures'> = {
  workNow: (_, __, { operators }) => operators.workNow(),
  async dayFigures(_, __, { operators }) {
    const { at, hours } = await operators.figures();
    return { at, today: dayOf(hours, 'TODAY'), weekAgo: dayOf(hours, 'WEEK_AGO') };
  },
};
