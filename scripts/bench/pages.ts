import { resolve } from 'node:path';
import { startStack, type Stack } from '../../tests/e2e/stack.ts';
import { inTurn, startPlain, stopAsking, ask, type Asked } from './cpu.ts';
import { withoutRates } from './settings.ts';
import { cookieOf } from './sign-in.ts';

/** What is asked of the front, with the demo shopper who asks. */
const pages = [
  { name: 'game grid', key: 'maya', path: '/games/game-grid', requests: 60 },
  { name: 'game', key: 'maya', path: '/games/game-details/HARVEST-SPIN', requests: 60 },
  { name: 'prize', key: 'maya', path: '/games/prize-details/harvest-movie?programCode=HARVEST-SPIN', requests: 60 },
  { name: 'wallet', key: 'maya', path: '/games/prizes', requests: 60 },
  { name: 'coupons, 30 at once', key: 'maya', path: '/foru/coupons-deals', requests: 60 },
  { name: 'coupons, 60 at once', key: 'maya', path: '/foru/coupons-deals?offers=60', requests: 60 },
  { name: 'sign-in', path: '/account/sign-in.html', requests: 120 },
  { name: "a guest's page, kept", path: '/info/privacy', requests: 2000 },
  { name: 'picture of the build', path: '/pictures/star.svg', requests: 2000 },
  { name: 'redirect of a guest', path: '/games/game-grid', status: 302, requests: 300 },
];

async function questions(stack: Stack): Promise<Asked[]> {
  const { host, port } = new URL(stack.url('/'));
  return Promise.all(
    pages.map(async ({ name, key, path, ...rest }) => ({
      name,
      pid: stack.pids.front,
      url: `http://127.0.0.1:${port}${path}`,
      headers: { host, 'accept-encoding': 'br', ...(key ? { cookie: await cookieOf(stack, key) } : {}) },
      ...rest,
    })),
  );
}

/**
 * CPU of the front for a page, brotli, four at once, in units of a Fastify handler that answers 6 KB of JSON.
 * @param against folder of another checkout, built, that is measured in turn with this one. @param rounds how many turns
 */
export async function benchPages(against?: string, rounds = 7): Promise<void> {
  const stacks = [await startStack({ env: withoutRates })];
  const plain = await startPlain();
  try {
    if (against) stacks.push(await startStack({ env: withoutRates, checkout: resolve(against) }));
    const asked = await Promise.all(stacks.map(questions));
    const bytes = await Promise.all(asked.map((all) => Promise.all(all.map(ask))));
    const [unit = 1, ...micros] = await inTurn([plain.asked, ...asked.flat()], rounds);
    const units = (stack: number, page: number) => (micros[stack * pages.length + page] ?? 0) / unit;
    console.log(
      `CPU of the front per request, four at once, in units of a plain Fastify handler (${unit.toFixed(0)} us):\n`,
    );
    console.log(
      `${''.padEnd(22)} ${'units'.padStart(8)} ${'KB'.padStart(7)}${against ? '   against    KB   ratio' : ''}`,
    );
    for (const [page, { name }] of pages.entries()) {
      const kb = (stack: number) => ((bytes[stack]?.[page] ?? 0) / 1000).toFixed(1);
      const other = against
        ? ` ${units(1, page).toFixed(1).padStart(9)} ${kb(1).padStart(5)} ${(units(0, page) / units(1, page)).toFixed(2).padStart(7)}`
        : '';
      console.log(`${name.padEnd(22)} ${units(0, page).toFixed(1).padStart(8)} ${kb(0).padStart(7)}${other}`);
    }
  } finally {
    stopAsking();
    await plain.stop();
    await Promise.all(stacks.map((stack) => stack.stop()));
  }
}
