import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stack } from '../../tests/e2e/stack.ts';
import { closedLoop, openAsker } from './load.ts';
import { memoryChart, residentMegabytes } from './memory.ts';
import { root } from '../processes.ts';

const atOnce = 8;
const secondsBetween = 5;

/** Asks for pages for so many minutes and draws what memory front and services hold meanwhile. */
export async function benchSoak(stack: Stack, minutes: number): Promise<void> {
  const asker = await openAsker(stack);
  const held: { front: number; services: number }[] = [];
  const watch = setInterval(() => {
    const { front, services } = stack.pids;
    held.push({ front: residentMegabytes(front), services: residentMegabytes(services) });
  }, secondsBetween * 1000);
  try {
    const load = await closedLoop(asker, atOnce, minutes * 60);
    const perSecond = load.served / load.seconds;
    const file = 'docs/pictures/soak.svg';
    const title = `Memory in MB over ${load.served} pages, ${perSecond.toFixed(0)} a second`;
    const curve = (name: 'front' | 'services', color: string) => ({ name, color, values: held.map((at) => at[name]) });
    const curves = [curve('front', '#c2410c'), curve('services', '#2563eb')];
    writeFileSync(join(root, file), memoryChart(title, load.seconds, curves));
    console.log(
      `${load.served} pages in ${load.seconds.toFixed(0)} s, ${load.shed} answered 503, ${load.failed} failed.`,
    );
    for (const { name, values } of curves) {
      const [early, late] = [meanOf(values.slice(0, values.length / 2)), meanOf(values.slice(values.length / 2))];
      console.log(
        `${name.padEnd(9)} ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second, ${Math.max(...values).toFixed(0)} MB at most`,
      );
    }
    console.log(`Chart: ${file}`);
  } finally {
    clearInterval(watch);
    asker.close();
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
