import { join } from 'node:path';
import type { Service } from '../platform/service.ts';
import { askModels } from './contract/asks.ts';
import { departmentModels } from './contract/departments.ts';
import { productModels } from './contract/products.ts';
import { searchModels } from './contract/search.ts';
import { startCatalogJobs } from './jobs/catalog-jobs.ts';
import { askRoutes } from './routes/asks.ts';
import { choiceRoutes } from './routes/choices.ts';
import { departmentRoutes } from './routes/departments.ts';
import { photoRoutes } from './routes/photos.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { productRoutes } from './routes/products.ts';
import { searchRoutes } from './routes/search.ts';
import { createColumns } from './search/columns/columns.ts';

export { ProductPhoto, Promo, VolumePrice } from './contract/products.ts';
export type { StatedAllergen } from './rules/allergens.ts';
export { canBeHad, type Channel, channels } from './rules/product.ts';
export { type Goods, goodsAt } from './search/goods.ts';
export { publicPrices } from './search/public-prices.ts';
export { sellersById } from './store/brands.ts';
export { goodsCounts } from './store/stock.ts';
export { goodsForOffers, promotedGoods } from './store/goods-for-offers.ts';
export type { Photo } from './rules/photos/photo.ts';
export { frontPhotos, photosTable } from './store/pictures/photos.ts';
export { namesOf, type ProductNames, productsNamed } from './store/named.ts';
export type { OfferedGroup } from './store/customizations.ts';
export { demoDepartments as standardDepartments } from './demo/products.ts';
export { seedDemoCatalog } from './demo/seed.ts';
export { type CatalogImport, importCatalog } from './intake/import-catalog.ts';
export { importPhotos } from './intake/import-photos.ts';
export { prunePhotos } from './photos/prune-photos.ts';
export { newestCatalogVersions, rollBack as rollBackCatalog } from './intake/publish.ts';
export { optionsToday, productsOutToday, setOutToday } from './outs/out-today.ts';
export { replaceSold } from './store/demand/choices.ts';
export { demandKeptDays, halfLifeDays, mostSold } from './rules/demand.ts';
export { asksByStore } from './store/stock-asks.ts';
export { returnStock, type StockPlace, takeStock } from './store/stock.ts';
export { type OnShelf, onShelves } from './search/on-shelves.ts';
export { searchesFor } from './search/searches-for.ts';
export { shelfOfWords } from './search/shelf-of-words.ts';
export { type ShelfPlace, type StoreWay, storeWay } from './search/store-way.ts';
export { allergensOfSwap, packableInstead, packedInstead, type PackedSubstitute } from './search/substitutes.ts';

/** Departments, products with their pictures, prices, and stock; public. */
export const catalog: Service = {
  name: 'catalog',
  models: [...departmentModels, ...productModels, ...searchModels, ...askModels],
  migrations: join(import.meta.dirname, 'migrations'),
  routes(app, given) {
    const context = { ...given, columns: createColumns(given) };
    departmentRoutes(app, context);
    productRoutes(app, context);
    pictureRoutes(app, context);
    photoRoutes(app, context);
    searchRoutes(app, context);
    askRoutes(app, context);
    choiceRoutes(app, context);
  },
  start: startCatalogJobs,
};
