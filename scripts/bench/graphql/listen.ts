import type { Server } from 'node:http';

/** Listens on a free port of this machine and tells the bench which. */
export function listenOn(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : undefined });
      resolve();
    });
  });
}
