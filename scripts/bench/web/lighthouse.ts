import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright';
import { Shopper } from '../../../tests/e2e/shopper.ts';
import { freePort, startStack, type Stack } from '../../../tests/e2e/stack.ts';
import { chromiumArgs, ensureChromium } from '../../chromium.ts';
import { root } from '../../processes.ts';
import { median } from '../cpu.ts';
import { screens, type Screen } from './screens.ts';
import { withoutRates } from '../settings.ts';

/** What one run of Lighthouse says of a page. */
interface Run {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
  kib: number;
  requests: number;
}

export interface WebBenchOptions {
  /** Runs of each page; the median counts. Default 3. */
  runs?: number;
  /** Only the route of this name, or else those whose names contain it. */
  only?: string;
  /** Only the game grid, unless `only` says otherwise. */
  quick?: boolean;
  /** Folder where the whole reports go; without it none is kept. */
  reports?: string;
}

/** Lighthouse, mobile, cold cache, over every route; writes the table of docs/performance.md when all routes have run three times or more. */
export async function benchWeb({ runs = 3, quick = false, only, reports }: WebBenchOptions = {}): Promise<void> {
  const chosen = screensNamed(only ?? (quick ? 'Game grid' : ''));
  const stack = await startStack({ env: withoutRates });
  const profile = await mkdtemp(join(tmpdir(), 'larder-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  if (reports) await mkdir(reports, { recursive: true });
  const rows: string[] = [];
  try {
    for (const screen of chosen) {
      await become(screen.who, context, stack);
      const results: Run[] = [];
      for (let number = 1; number <= runs; number++) {
        const { run, report } = await look(stack.url(screen.path), port);
        results.push(run);
        if (reports) await writeFile(join(reports, `${screen.name.replace(/\W+/g, '-')}-${number}.json`), report);
      }
      rows.push(row(screen, results));
      console.log(rows.at(-1));
    }
    if (chosen.length === screens.length && runs >= 3) await writeTable(rows);
  } finally {
    await context.close();
    await stack.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The screen of that name, or all whose names contain it. Throws when there is none. */
function screensNamed(text: string): readonly Screen[] {
  const asked = text.toLowerCase();
  const exactly = screens.filter(({ name }) => name.toLowerCase() === asked);
  const found = exactly.length > 0 ? exactly : screens.filter(({ name }) => name.toLowerCase().includes(asked));
  if (found.length === 0)
    throw new Error(`No screen is called "${text}": ${screens.map(({ name }) => name).join(', ')}.`);
  return found;
}

/** Signs the browser in or out, by its own cookies. */
async function become(who: Screen['who'], context: BrowserContext, stack: Stack): Promise<void> {
  await context.clearCookies();
  if (who === 'guest') return;
  const page = await context.newPage();
  const shopper = new Shopper(page, stack);
  if (who === 'member') await shopper.arrives('maya');
  else {
    await shopper.signsIn('maya', { remembered: true });
    await context.clearCookies({ name: /^larder_(session|refresh)/ });
  }
  await page.close();
}

/** One run of Lighthouse in the browser that listens on `port`. Throws when the page is another one than was asked for. */
async function look(url: string, port: number): Promise<{ run: Run; report: string }> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  if (!answer) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { categories, audits, finalDisplayedUrl, runtimeError } = answer.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const run = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    kib: value('total-byte-weight') / 1024,
    requests: details?.type === 'table' ? details.items.length : Number.NaN,
  };
  return { run, report: String(answer.report) };
}

const columns = [
  'Screen',
  'Performance',
  'Accessibility',
  'Best practices',
  'Search',
  'First paint',
  'Largest paint',
  'Blocking',
  'Shift',
  'Size',
  'Requests',
];

function row({ name }: Screen, runs: readonly Run[]): string {
  const mid = (key: keyof Run) => median(runs.map((run) => run[key]));
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const cells = [
    name,
    mid('performance'),
    mid('accessibility'),
    mid('practices'),
    mid('seo'),
    seconds(mid('firstPaintMs')),
    seconds(mid('largestPaintMs')),
    `${mid('blockingMs').toFixed(0)} ms`,
    mid('shift')
      .toFixed(3)
      .replace(/\.?0+$/, ''),
    `${mid('kib').toFixed(0)} KiB`,
    mid('requests'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Puts the table between its marks in the documentation. */
async function writeTable(rows: readonly string[]): Promise<void> {
  const file = join(root, 'docs/performance.md');
  const text = await readFile(file, 'utf8');
  const rule = `| ${columns.map((_, index) => (index === 0 ? '---' : '--:')).join(' | ')} |`;
  const date = new Date().toISOString().slice(0, 10);
  const table = [`Measured on ${date}.`, '', `| ${columns.join(' | ')} |`, rule, ...rows].join('\n');
  const marks = /(<!-- lighthouse -->)[^]*(<!-- \/lighthouse -->)/;
  await writeFile(
    file,
    text.replace(marks, (_all, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`),
  );
}
