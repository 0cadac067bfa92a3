import { defineArea } from '../../area.ts';
import { clipMutations } from './resolvers/clips.ts';
import { Coupon } from './resolvers/coupon.ts';
import { CouponConnection } from './resolvers/gallery.ts';
import { MyList, MyListItem } from './resolvers/my-list.ts';
import { PlayAndEarn } from './resolvers/play-and-earn.ts';
import { Query } from './resolvers/query.ts';
import { offersSource } from './source.ts';

/** Coupons and deals, My List, and Bonus Path challenges. */
export const offers = defineArea({
  name: 'offers',
  resolvers: { Query, Mutation: clipMutations, Coupon, CouponConnection, MyList, MyListItem, PlayAndEarn },
  upstream: { name: 'offers', isRequired: false },
  source: {
    of: 'offers',
    open: (upstream) => {
      const open = offersSource({ upstream, uuid: () => crypto.randomUUID() });
      return ({ client }) => open(client('offers'));
    },
  },
});
