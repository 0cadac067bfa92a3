export { shopperStores } from './nearest/shopper-stores.ts';
export { addStores, type Store, storeById, storesById } from './store/stores.ts';
