/* Generated from the folders of gateway/src/areas by gateway/scripts/compose.ts. */
import { cart } from '../areas/cart/index.ts';
import { catalog } from '../areas/catalog/index.ts';
import { content } from '../areas/content/index.ts';
import { draws } from '../areas/draws/index.ts';
import { games } from '../areas/games/index.ts';
import { identity } from '../areas/identity/index.ts';
import { live } from '../areas/live/index.ts';
import { offers } from '../areas/offers/index.ts';
import { orders } from '../areas/orders/index.ts';
import { prizes } from '../areas/prizes/index.ts';
import { profile } from '../areas/profile/index.ts';
import { recommendations } from '../areas/recommendations/index.ts';
import { stores } from '../areas/stores/index.ts';
import { subscriptions } from '../areas/subscriptions/index.ts';

/** Every area, in alphabetical order. */
export const areas = [cart, catalog, content, draws, games, identity, live, offers, orders, prizes, profile, recommendations, stores, subscriptions] as const;
