import { defineArea } from '../../area.ts';
import { Me } from './resolvers/store.ts';

/** Where the shopper shops, which the session says. */
export const stores = defineArea({ name: 'stores', resolvers: { Me } });
