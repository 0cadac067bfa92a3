import { join } from 'node:path';
import { ConfigError, readConfig } from './platform/config.ts';
import { StartError } from './platform/start-error.ts';
import { start } from './start.ts';

const root = join(import.meta.dirname, '..', '..');

try {
  const config = readConfig(process.env, root);
  const running = await start(config);
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await running.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // A parent that is gone, kill -9 included, closes the channel.
  process.on('disconnect', () => void stop());
  if (running.notice !== null) console.log(running.notice);
  console.log(`Services are ready: ${running.address}`);
  process.send?.('ready');
} catch (error) {
  const understood = error instanceof StartError || error instanceof ConfigError;
  console.error(understood ? error.message : error);
  process.exit(1);
}
