import Fastify, { LogController } from 'fastify';
import { registerWeb } from './server.ts';
import { forwardDrawFiles, forwardGraphql } from './server/forward.ts';
import { readWebConfig } from './server/config.ts';
import { faultPages } from './server/fault-pages.ts';

// The web alone, in front of a gateway elsewhere, or in design mode with none. Together with the gateway it runs from gateway/src/main.ts.
const read = readWebConfig(process.env);
if ('error' in read) {
  console.error(read.error);
  process.exit(1);
}
const { host, port, answers, dev, publicScheme, mediaUrl, trustedProxies, logLevel } = read;
const pages = faultPages({ publicScheme });
const app = Fastify({
  logger: { level: logLevel },
  logController: new LogController({ disableRequestLogging: true }),
  forceCloseConnections: 'idle',
  trustProxy: trustedProxies,
  frameworkErrors: pages.frameworkErrors,
  clientErrorHandler: pages.clientErrorHandler,
});
pages.register(app);
app.get('/healthz', () => ({ status: 'ok' }));
if (answers === 'themedesigner') {
  // Fixtures are loaded where they are shown, and nowhere else.
  const { fixtureVisit, serveFixtures, withBar } = await import('./design-mode/index.ts');
  serveFixtures(app);
  await registerWeb(app, { openVisit: fixtureVisit, around: withBar, dev, publicScheme, mediaUrl });
} else {
  forwardGraphql(app, answers.gatewayUrl);
  forwardDrawFiles(app, answers.gatewayUrl);
  await registerWeb(app, { openVisit: answers, dev, publicScheme, mediaUrl });
}

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
