import { defineArea } from '../../area.ts';
import { Query } from './resolvers/query.ts';
import { contentSource, oncePerVisit } from './source.ts';

/** What the retailer publishes: banners, navigation, logos, the games configuration. */
export const content = defineArea({
  name: 'content',
  resolvers: { Query },
  upstream: { name: 'content', isRequired: false, isCached: true },
  source: {
    of: 'content',
    open: (upstream) => {
      const open = contentSource({ upstream, uuid: () => crypto.randomUUID() });
      return ({ tellAge }) => oncePerVisit(open(tellAge));
    },
  },
});
