import { spawn } from 'node:child_process';
import { tool } from './command.ts';
import { root } from './processes.ts';

// Compares a picture of every story with the one that this machine took before; `--update` takes them anew.
const update = process.argv.includes('--update') ? ['--update-snapshots=all'] : [];
const args = [tool.playwright, 'test', '--config', 'tests/library/shots.config.ts', ...update];
spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', (code) => (process.exitCode = code ?? 1));
