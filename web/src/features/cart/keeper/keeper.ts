import { later } from '../../../page/page.ts';
import { type Amount, knownCarts, type Wanted as Addition } from '../known/known-carts.ts';
import { addition, amountOf, lineChange, type LineChange } from './asked.ts';
import type { CartAnswer, CartNotice, Flights, KeeperPorts, KeeperState } from './keeper-ports.ts';
import { emptyQueue, failed, type Flight, isSent, named, type Queue, queued, wishesOf, without } from './queue.ts';
import { lineIn, plainLineOf, type Settled } from './settled.ts';
import { shownCarts, wantedLines } from './view.ts';
import type { Wish } from './wishes.ts';

export type CartKeeper = ReturnType<typeof makeKeeper>;

/** What a page knows when it begins. */
interface FirstState {
  settled?: Settled | null;
  queue?: Queue | null;
  /** Says whether the queue is this tab's, before anything is sent; it is if omitted. */
  isOurs?: Promise<boolean> | undefined;
}

/** Why changes were refused, each with the product it is about: one reason is said once, after all their names. */
function refusalsOf(refused: CartAnswer['refused'], wishes: readonly Wish[]): string {
  const names = new Map<string, Set<string>>();
  for (const { productId, lineId, message } of refused) {
    const about = wishes.find((wish) => (lineId !== null && wish.lineId === lineId) || wish.productId === productId);
    const named = names.get(message) ?? new Set();
    if (about && !message.includes(about.name)) named.add(about.name);
    names.set(message, named);
  }
  return [...names].map(([message, of]) => (of.size > 0 ? `${[...of].join(', ')}: ${message}` : message)).join(' ');
}

/** How long taps are gathered before they are sent, in milliseconds. */
const gather = 250;

/**
 * Keeps the visitor's carts: shows at once what the shopper wants, sends it in order, one request at a time, and shows
 * what the server settles. What is refused goes back, alone. Without a connection everything waits.
 */
export function makeKeeper(ports: KeeperPorts, first: FirstState = {}) {
  let settled = first.settled ?? null;
  let queue = first.queue ?? emptyQueue;
  let notice: CartNotice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isSure = first.isOurs === undefined;
  let isAsking = false;
  let callOff: (() => void) | undefined;
  let state: KeeperState;
  const listeners = new Set<() => void>();

  const show = () => {
    const wishes = wishesOf(queue);
    knownCarts.show(shownCarts(settled, wishes));
    state = { settled, lines: wantedLines(wishes), isSettling: wishes.length > 0 || isAsking, notice };
    for (const listener of listeners) listener();
  };
  const put = (next: Queue) => {
    queue = named(next, ports.newId);
    ports.storeQueue(queue);
    show();
  };
  const notify = (next: CartNotice | null) => {
    notice = next;
    show();
  };
  const learn = (next: Settled, isOurs = true) => {
    settled = next;
    ports.store(next);
    if (isOurs) ports.tell(next);
  };
  const soon = (ms = gather) => {
    clearTimeout(timer);
    timer = later(() => void send(), ms);
  };

  const waitFor = (again: () => Promise<void>) => {
    callOff?.();
    callOff = ports.whenBack(() => void again());
  };
  /** What is left of a page before is about lines that nobody knows yet; a request that was sent then says it all itself. */
  const needsCarts = () => !settled && !queue.flight && queue.waiting.some(({ lineId }) => lineId !== null);

  async function send(): Promise<void> {
    if (isSending || !isSure) return;
    if (needsCarts()) await refresh();
    if (isSending) return;
    if (needsCarts()) return waitFor(send);
    if (!queue.flight && queue.waiting.length === 0) return;
    isSending = true;
    try {
      const { takenOff, answered } = await ports.flights();
      const next = queue.flight ? queue : takenOff(queue, settled, ports.newId);
      if (!next?.flight) return put(emptyQueue);
      put(next);
      const { flight } = next;
      const answer = await ports.send({ ...flight.input, clientRequestId: flight.requestId });
      land(flight, answer, answered);
    } catch (error) {
      if (ports.isOffline(error)) {
        notify({ kind: 'waiting', text: ports.waitingText() });
        waitFor(send);
      } else giveUp(ports.textOf(error));
    } finally {
      isSending = false;
    }
    if (!queue.flight && queue.waiting.length > 0) soon(0);
  }

  function land(
    flight: Flight,
    { settled: now, done, refused, error }: CartAnswer,
    answered: Flights['answered'],
  ): void {
    if (error !== null) return giveUp(error, now);
    if (notice?.kind === 'waiting') notice = null;
    if (now) learn(now);
    put(now ? answered(queue, now, refused) : failed(queue));
    const why = refusalsOf(refused, flight.wishes);
    if (why) notify({ kind: 'refused', text: why });
    const aloud = done.filter(({ productId }) =>
      flight.wishes.some((wish) => wish.isAloud && wish.productId === productId),
    );
    if (!why && aloud.length > 0) ports.announce(aloud.map(({ message }) => message).join(' '));
    if (!now || ports.isWhole()) void refresh();
  }

  /** Nothing of the request was done: the lines go back, and the shopper reads why. */
  function giveUp(text: string | null, now: Settled | null = null): void {
    if (now) learn(now);
    put(failed(queue));
    notify(text === null ? null : { kind: 'refused', text });
  }

  async function refresh(): Promise<void> {
    isAsking = ports.isWhole();
    if (isAsking) show();
    const before = ports.changes();
    try {
      const next = await ports.load();
      // What was asked before a change was answered may be older than the answer.
      if (ports.changes() !== before) return await refresh();
      if (next) learn(next, false);
      else ports.storeFailure();
    } catch {
      ports.storeFailure();
    }
    isAsking = false;
    show();
  }

  function wish(next: Wish): void {
    put(queued(queue, next));
    soon();
  }

  /** Adds a product, or more of it. Options or a note make a line of its own. */
  const add = (wanted: Addition): void => wish(addition(queue, settled, wanted, ports.newId));
  /** Sets how much of a product's plain line there is: packages, or pounds. A typed 0 can be undone. */
  function setProduct(productId: string, name: string, to: Amount): void {
    const line = to.isExact && to.quantity === 0 ? plainLineOf(settled, productId) : null;
    if (line) remove(line.lineId);
    else wish(amountOf(queue, settled, { productId, name }, to));
  }
  /** Changes a line that there is. */
  function setLine(lineId: string, to: LineChange): void {
    const next = lineChange(queue, settled, lineId, to);
    if (next) wish(next);
  }

  /** Takes a line out, and offers to put it back as the shopper last wanted it. */
  function remove(lineId: string): void {
    const line = lineIn(settled, lineId)?.line;
    const before = lineChange(queue, settled, lineId, {});
    if (!line || !before) return;
    const { quantity, weight = line.weight } = before;
    const undo = () => {
      notify(null);
      if (lineIn(settled, lineId)) return setLine(lineId, { quantity });
      const { productId, name, options, comments } = line;
      add({ productId, name, quantity, options, comments: comments ?? '', ...(weight === null ? {} : { weight }) });
    };
    setLine(lineId, { quantity: 0 });
    notify({ kind: 'removed', name: line.name, undo });
  }

  show();
  if (!isSent(queue)) soon(0);
  void first.isOurs?.then((isOurs) => {
    isSure = true;
    if (!isOurs && first.queue) put(without(queue, first.queue));
    if (!isSent(queue)) soon(0);
  });
  const say = (text: string) => notify({ kind: 'refused', text });
  const letGo = knownCarts.keepBy({ add, setProduct, setLine, say, refresh: () => void refresh() });
  return {
    add,
    setProduct,
    setLine,
    remove,
    wish,
    notify,
    refresh,
    /** The server has answered elsewhere: on a screen, or in another tab. */
    learn: (next: Settled, isOurs: boolean) => {
      learn(next, isOurs);
      show();
    },
    dismiss: () => notify(null),
    /** Something about the carts was refused elsewhere. */
    say,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): KeeperState => state,
    /** The page is left for good. */
    stop: () => {
      clearTimeout(timer);
      callOff?.();
      letGo();
    },
  };
}
