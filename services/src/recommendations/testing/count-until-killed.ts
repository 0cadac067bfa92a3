import { createDatabase, createPool, type Connection } from '../../platform/database/database.ts';
import { countAll } from '../counting/count-all.ts';

/** Counts baskets in a process of its own, page by page, telling its parent of each, and waits to be killed in the midst. */
const connection = JSON.parse(process.argv[2] ?? '') as Connection;
const db = createDatabase(createPool(connection, { max: 2 }));
let pages = 0;
await countAll(db, {
  pageSize: 5,
  onPage: async () => {
    pages++;
    if (pages < 4) return;
    await new Promise((resolve) => process.send?.('half way', resolve));
    await new Promise(() => undefined);
  },
});
