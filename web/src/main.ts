import Fastify, { LogController } from 'fastify';
import { registerWeb } from './server.ts';
import { forwardDrawFiles, forwardGraphql } from './server/forward.ts';
import { readWebConfig } from './server/config.ts';

// The web alone, in front of a gateway elsewhere. Together with the gateway it runs from gateway/src/main.ts.
const read = readWebConfig(process.env);
if ('error' in read) {
  console.error(read.error);
  process.exit(1);
}
const { host, port, gatewayUrl, dev, publicScheme, logLevel } = read;
const app = Fastify({
  logger: { level: logLevel },
  logController: new LogController({ disableRequestLogging: true }),
  forceCloseConnections: 'idle',
  trustProxy: 'loopback, linklocal, uniquelocal',
});
app.get('/healthz', () => ({ status: 'ok' }));
forwardGraphql(app, gatewayUrl);
forwardDrawFiles(app, gatewayUrl);
await registerWeb(app, { openVisit: { gatewayUrl }, dev, publicScheme });

let stopping = false;
const stop = () => {
  if (stopping) process.exit(1);
  stopping = true;
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
try {
  await app.listen({ host, port });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE' ? `Port ${port} is taken: stop what uses it, or choose another with PORT.` : message,
  );
  process.exit(1);
}
