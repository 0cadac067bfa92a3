/* Generated from the folders of gateway/src/areas by gateway/scripts/compose.ts. */
import type { CartSource } from '../areas/cart/source.ts';
import type { CatalogSource } from '../areas/catalog/source.ts';
import type { ContentSource } from '../areas/content/source.ts';
import type { DrawsSource } from '../areas/draws/source.ts';
import type { GamesSource } from '../areas/games/source.ts';
import type { IdentitySource } from '../areas/identity/source.ts';
import type { LiveSource } from '../areas/live/source.ts';
import type { OffersSource } from '../areas/offers/source.ts';
import type { OrdersSource } from '../areas/orders/source.ts';
import type { PrizesSource } from '../areas/prizes/source.ts';
import type { ProfileSource } from '../areas/profile/source.ts';
import type { RecommendationsSource } from '../areas/recommendations/source.ts';
import type { StoresSource } from '../areas/stores/source.ts';
import type { SubscriptionsSource } from '../areas/subscriptions/source.ts';

export type AreaName = 'cart' | 'catalog' | 'content' | 'draws' | 'games' | 'identity' | 'live' | 'offers' | 'orders' | 'prizes' | 'profile' | 'recommendations' | 'stores' | 'subscriptions';

/** Calls of the services, by area. */
export interface Sources {
  cart: CartSource;
  catalog: CatalogSource;
  content: ContentSource;
  draws: DrawsSource;
  games: GamesSource;
  identity: IdentitySource;
  live: LiveSource;
  offers: OffersSource;
  orders: OrdersSource;
  prizes: PrizesSource;
  profile: ProfileSource;
  recommendations: RecommendationsSource;
  stores: StoresSource;
  subscriptions: SubscriptionsSource;
}
