import { defineArea } from '../../area.ts';
import { changeMyList } from './resolvers/change-my-list.ts';
import { ClipCouponPayload } from './resolvers/clip-payload.ts';
import { clipMutations } from './resolvers/clips.ts';
import { Coupon } from './resolvers/coupon.ts';
import { DealForYou, DealsForYou, dealsQuery } from './resolvers/deals.ts';
import { CouponConnection } from './resolvers/gallery.ts';
import { MyList, MyListItem } from './resolvers/my-list.ts';
import { PlayAndEarn } from './resolvers/play-and-earn.ts';
import { Query } from './resolvers/query.ts';
import { receiveOffer } from './resolvers/receive-offer.ts';
import { weeklyAd, WeeklyAd } from './resolvers/weekly-ad.ts';
import { offersSource } from './source.ts';

/** Coupons and deals, My List, and Bonus Path challenges. */
export const offers = defineArea({
  name: 'offers',
  resolvers: {
    Query: { ...Query, ...dealsQuery, weeklyAd },
    Mutation: { ...clipMutations, receiveOffer, changeMyList },
    Coupon,
    ClipCouponPayload,
    CouponConnection,
    DealsForYou,
    DealForYou,
    MyList,
    MyListItem,
    PlayAndEarn,
    WeeklyAd,
  },
  upstream: { name: 'offers', isRequired: false, version: '3.0' },
  source: {
    of: 'offers',
    open: (upstream) => {
      const open = offersSource({ upstream, uuid: () => crypto.randomUUID() });
      return ({ client, tellAge }) => open(client('offers'), tellAge);
    },
  },
});
