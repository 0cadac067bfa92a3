import { defineArea, forEachVisit } from '../../area.ts';
import { PlayAndEarn } from './resolvers/play-and-earn.ts';
import { offersSource } from './source.ts';

/** Bonus Path challenges. */
export const offers = defineArea({
  name: 'offers',
  resolvers: { PlayAndEarn },
  upstream: { name: 'offers', isRequired: false },
  source: {
    of: 'offers',
    open: forEachVisit(({ client }) => offersSource(client('offers'))),
  },
});
