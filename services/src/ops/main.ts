import { join } from 'node:path';
import { ops } from './ops.ts';
import { openSession } from './shell/session.ts';
import { terminal } from './shell/terminal.ts';

const root = join(import.meta.dirname, '..', '..', '..');
process.exitCode = await ops(process.argv.slice(2), { env: process.env, root, terminal, open: openSession });
