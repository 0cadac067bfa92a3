import { defineArea } from '../../area.ts';
import { Me } from './resolvers/store.ts';

/** The shopper's store, from the session. */
export const stores = defineArea({ name: 'stores', resolvers: { Me } });
