import { createDatabase, createPool, type Connection } from '../../../services/src/platform/database/database.ts';
import { countAll } from '../../../services/src/recommendations/index.ts';

/** What the process that counts tells after each page. */
export interface CountingSays {
  baskets: number;
  /** The most memory it has had, in bytes. */
  peakBytes: number;
}

const pool = createPool(JSON.parse(process.argv[2] ?? '') as Connection, { max: 2, silenceMs: 0 });
await countAll(createDatabase(pool), {
  onPage: ({ baskets }) =>
    void process.send?.({ baskets, peakBytes: process.resourceUsage().maxRSS * 1024 } satisfies CountingSays),
});
await pool.end();
process.disconnect?.();
