import { defineArea } from '../../area.ts';
import { Subscription } from './resolvers/subscription.ts';
import { liveSource } from './source.ts';

/** What changes in carts, orders, and lists, as it happens (N-58, N-61). */
export const live = defineArea({
  name: 'live',
  resolvers: { Subscription },
  upstream: { name: 'live', isRequired: false },
  source: { of: 'live', open: liveSource },
});
