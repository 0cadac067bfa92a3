import { openAsker, closedLoop, openLoop, type Load } from './load.ts';
import { residentMegabytes } from './memory.ts';
import type { Stack } from '../../tests/e2e/stack.ts';

const atOnce = [4, 8, 16, 32];
const secondsEach = 10;
const secondsOfTwice = 30;

/** Finds how many pages a second the front serves at its best, then asks for twice as many, and for 256 at once. */
export async function benchShedding(stack: Stack): Promise<void> {
  const asker = await openAsker(stack);
  try {
    await closedLoop(asker, 8, secondsEach);
    let capacity = 0;
    for (const many of atOnce) {
      const load = await closedLoop(asker, many, secondsEach);
      capacity = Math.max(capacity, load.served / load.seconds);
      report(`${many} at once`, load, stack);
    }
    const twice = await openLoop(asker, capacity * 2, secondsOfTwice);
    report(`${(capacity * 2).toFixed(0)} a second`, twice, stack);
    report('256 at once', await closedLoop(asker, 256, secondsOfTwice), stack);
    const share = twice.served / twice.seconds / capacity;
    console.log(`\nAsked for twice its capacity, the front serves ${(share * 100).toFixed(0)} % of it.`);
  } finally {
    asker.close();
  }
}

function report(name: string, load: Load, { pids }: Stack): void {
  const { served, shed, failed, failures, seconds, slowestMs } = load;
  const columns = [
    name.padEnd(16),
    `${(served / seconds).toFixed(1).padStart(6)} pages/s`,
    `${String(shed).padStart(6)} answered 503`,
    `${String(failed).padStart(4)} failed`,
    `slowest ${(slowestMs / 1000).toFixed(1)} s`,
    `front ${residentMegabytes(pids.front).toFixed(0)} MB`,
  ];
  console.log(columns.join('   '), failed > 0 ? JSON.stringify(failures) : '');
}
