// Runs on any Node from 20, before anything is installed: installs what the lock file names, then hands the task to the pinned Node.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tasks = {
  start: ['start.ts'],
  dev: ['dev.ts'],
  'dev:playback': ['dev.ts', '--playback'],
  design: ['start.ts', '--design'],
  test: ['gate/index.ts'],
  'test:all': ['gate/index.ts', '--all'],
  'test:mutants': ['mutants/index.ts'],
  'test:steady': ['gate/steady/index.ts'],
  check: ['gate/index.ts', '--fast'],
  build: ['build.ts'],
  codegen: ['codegen.ts'],
  'contract:check': ['contract/index.ts'],
  coverage: ['coverage/index.ts'],
  reset: ['reset.ts'],
  bench: ['bench/index.ts'],
  drawings: ['drawings.ts'],
  screens: ['screens.ts'],
  ops: ['../services/src/ops/main.ts'],
  'new-shop': ['new-shop/index.ts'],
  'import-orders': ['../services/src/ops/import-orders.ts'],
};
const stamp = join(root, 'node_modules', '.larder');
const windows = process.platform === 'win32';

/** Ends with one sentence for the person at the keyboard. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** True when node_modules holds what the lock file names: by our stamp, or, after an install by hand, by npm's own record. */
function isInstalled(lockPath, hash) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const record = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stamp) || !existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson(lockPath).packages).every(
    ([path, wanted]) => path === '' || wanted.optional || wanted.peer || installed[path]?.version === wanted.version,
  );
}

/** The way to call npm: the one on the path outside node_modules, else the one that runs us. */
function npmCommand() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const name = windows ? 'npm.cmd' : 'npm';
  const env = { ...process.env, PATH: path.join(delimiter) };
  if (path.some((folder) => existsSync(join(folder, name)))) return { command: name, args: [], env, shell: windows };
  const own = process.env.npm_execpath;
  if (own && existsSync(own)) return { command: process.execPath, args: [own], env: process.env, shell: false };
  return fail('npm was not found; install Node with npm (any Node from 20) and run the command again.');
}

/** Runs a command, shows a line of progress, answers what it printed and how it ended. */
function quietly(title, { command, args, env, shell }) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const terminal = process.stdout.isTTY;
  if (!terminal) console.log(`${title} …`);
  const tick = terminal ? setInterval(() => process.stdout.write(`\r${title} … ${seconds()} `), 500) : undefined;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      clearInterval(tick);
      console.log(`${terminal ? '\r' : ''}${title}: ${code === 0 ? 'done' : 'failed'} after ${seconds()}.`);
      resolve({ code, output });
    });
  });
}

async function install(hash) {
  const npm = npmCommand();
  const switches = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await quietly('Installing packages (the first time takes about a minute)', {
    ...npm,
    args: [...npm.args, ...switches],
  });
  if (code === 0) {
    mkdirSync(dirname(stamp), { recursive: true });
    return writeFileSync(stamp, hash);
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    fail("npm's package registry can't be reached; check the network or npm's registry setting and run it again.");
  console.error(output.trim().split('\n').slice(-12).join('\n'));
  fail('npm could not install the packages; what it said stands above.');
}

/** The pinned Node, wherever the platform keeps it. */
function pinnedNode() {
  const folder = join(root, 'node_modules', 'node', 'bin');
  const path = [join(folder, 'node'), join(folder, 'node.exe')].find(existsSync);
  if (path) return path;
  return fail(
    `The pinned Node is missing from ${folder}; npm has to be allowed to run install scripts (ignore-scripts=false): run "npm ci" and try again.`,
  );
}

/** A signal sent to npm ends npm and its shell without reaching us: we learn of it because our parent is gone. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event || windows) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

/** Runs the task on the pinned Node and ends as it ends. */
function handOver(node, [script, ...args]) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(node, [join('scripts', script), ...args, ...process.argv.slice(3)], {
    cwd: root,
    // glibc keeps what the work on photos frees in an arena for each thread: 140 MiB more at the peak of an import.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, PATH: path },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // The terminal sends Ctrl-C to both; the task stops its processes in order and we wait for it.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => fail(`The pinned Node could not be started: ${error.message}.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node ${process.versions.node} is too old to begin with; any Node from 20 will do.`);
const task = tasks[process.argv[2]];
if (!task) fail(`Unknown task "${process.argv[2] ?? ''}"; there are ${Object.keys(tasks).join(', ')}.`);
const lockPath = join(root, 'package-lock.json');
if (!existsSync(lockPath)) fail('package-lock.json is missing; the copy of the project is not whole.');
const hash = createHash('sha256').update(readFileSync(lockPath)).digest('hex');
if (!isInstalled(lockPath, hash)) await install(hash);
handOver(pinnedNode(), task);
