import { defineArea } from '../../area.ts';
import { registerPictures } from './pictures.ts';
import { registerPngPictures } from './png-pictures.ts';
import { Aisle, Department, Seller, Shelf } from './resolvers/places.ts';
import { ChannelAvailability, ProductDetails } from './resolvers/product-details.ts';
import { Product } from './resolvers/product.ts';
import { Query } from './resolvers/query.ts';
import { ProductConnection } from './resolvers/search.ts';
import { ProductCollection } from './resolvers/suggestions.ts';
import { askToStock, stockAsk } from './resolvers/stock-ask.ts';
import { catalogSource } from './source.ts';
import { stockAskSource } from './stock-ask-source.ts';

/** What the stores sell: departments, products with prices and availability, search, and marketplace sellers. */
export const catalog = defineArea({
  name: 'catalog',
  resolvers: {
    Query: { ...Query, stockAsk },
    Mutation: { askToStock },
    Department,
    Aisle,
    Shelf,
    Seller,
    Product,
    ProductDetails,
    ChannelAvailability,
    ProductConnection,
    ProductCollection,
  },
  upstream: { name: 'catalog', isRequired: false },
  source: {
    of: 'catalog',
    open: (upstream) => {
      const open = catalogSource({ upstream, uuid: () => crypto.randomUUID() });
      return ({ client, tellAge }) => ({ ...open(tellAge), ...stockAskSource(client('catalog')) });
    },
  },
  routes(app, upstreams) {
    if (!upstreams['catalog']) return;
    registerPictures(app, upstreams['catalog']);
    registerPngPictures(app, upstreams['catalog']);
  },
});
