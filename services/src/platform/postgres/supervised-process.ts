import { startPostgres } from './supervisor.ts';

// A process of its own for the test that kills it.
const server = await startPostgres({ dataDir: process.argv[2] ?? '' });
process.send?.({ pid: server.pid(), connection: server.connection() });
setInterval(() => undefined, 60_000);
