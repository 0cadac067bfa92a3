export { storeOf } from './resolvers/store.ts';
