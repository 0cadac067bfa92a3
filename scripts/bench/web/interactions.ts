import { chromium, type Browser, type CDPSession, type Locator } from 'playwright';
import { Shopper } from '../../../tests/e2e/shopper.ts';
import type { SharedStack } from '../../../tests/e2e/stack.ts';
import { chromiumLaunch } from '../../chromium.ts';
import { median } from '../cpu.ts';
import { writeTable } from '../table.ts';
import { latencyOf, watchInteractions, type Latency } from './latency.ts';
import { ways, type Way } from './ways.ts';

export interface InteractionOptions {
  /** How often each is repeated. Default 6. */
  presses?: number;
  /** Only those whose names contain it; the table is not written then. */
  only?: string | undefined;
}

/** A phone's CPU is about so many times slower. */
const slowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US' };
const groceries = ['974041611', '978243186'];

/** Interaction to Next Paint of what shoppers do most, on a phone whose CPU is slowed down; writes its table. */
export async function benchInteractions(stack: SharedStack, options: InteractionOptions = {}): Promise<void> {
  const { presses = 6, only = '' } = options;
  const chosen = ways.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  const browser = await chromium.launch(chromiumLaunch());
  const rows: string[][] = [['Interaction', 'Times', 'Median', '95 %', 'Waits', 'Works', 'Paints']];
  try {
    for (const way of chosen) {
      rows.push(rowOf(way.name, await measures(way, browser, stack, presses)));
      console.log(rows.at(-1)!.join(' | '));
    }
  } finally {
    await browser.close();
  }
  if (chosen.length === ways.length) await writeTable('interactions', rows);
}

async function measures(way: Way, browser: Browser, stack: SharedStack, presses: number): Promise<Latency[]> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const shopper = new Shopper(page, stack, way.who ?? 'own');
  await shopper.comes('maya');
  if (!way.who) await fills(shopper);
  await watchInteractions(page);
  await shopper.opens(way.path);
  await shopper.settles();
  await way.first?.(page);
  await shopper.settles();
  const session = await context.newCDPSession(page);
  const taken: Latency[] = [];
  for (let time = 0; time < Math.min(presses, way.most ?? presses); time += 1) {
    await way.before?.(page);
    await shopper.settles();
    taken.push(await measuresOnce(way, shopper, session));
    await shopper.settles();
    await way.after?.(page);
    await shopper.settles();
  }
  await context.close();
  return taken;
}

/** The first time loads what it needs, as it does for shoppers. */
async function measuresOnce(way: Way, { page }: Shopper, session: CDPSession): Promise<Latency> {
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const what = way.does(page);
  const act = typeof what === 'function' ? what : await finger(what);
  await slowDown(slowdown);
  try {
    return await latencyOf(page, act);
  } finally {
    await slowDown(1);
  }
}

/** A finger over something: it has been looked for before the CPU slows down, so that nothing but the tap is measured. */
async function finger(target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded();
  await target.tap({ trial: true });
  const { x, y, width, height } = (await target.boundingBox())!;
  return () => target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

/** Something in the cart, so that adding opens nothing. */
const fills = (shopper: Shopper): Promise<unknown> =>
  shopper.asks('mutation ($input: ChangeCartInput!) { changeCart(input: $input) { userErrors { code } } }', {
    input: { add: groceries.map((productId) => ({ productId, quantity: 8 })), clientRequestId: crypto.randomUUID() },
  });

function rowOf(name: string, taken: readonly Latency[]): string[] {
  const sorted = taken.toSorted((one, other) => one.total - other.total);
  const late = sorted[Math.ceil(sorted.length * 0.95) - 1]!;
  const ms = (value: number) => `${Math.round(value)} ms`;
  const middle = median(taken.map(({ total }) => total));
  return [name, String(taken.length), ...[middle, late.total, late.wait, late.work, late.paint].map(ms)];
}
