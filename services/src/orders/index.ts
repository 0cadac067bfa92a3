export { importOrders } from './intake/import-orders.ts';
