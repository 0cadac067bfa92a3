/** Milliseconds since the epoch. */
export type Clock = () => number;

export interface PageOptions {
  /** The clock of the browser, or of the request that the server draws the page for. */
  now: Clock;
  /** When it began to load, by that clock. No two pages of a browser began at the same fraction of a millisecond. */
  openedAt: number;
  /** When the server drew it, by the server's clock, cut off to the hour. Left out where no server did. */
  drawnAt?: number;
}

/** One loaded page. What it knows begins with it, and what it has begun ends with it. */
export interface Page extends PageOptions {
  /** Is it over? A browser ends a page with its document; tests and stories share one. */
  isGone?: boolean;
  /** What it knows, by what made it. */
  states: Map<() => unknown, unknown>;
}

export const makePage = (options: PageOptions): Page => ({ ...options, states: new Map() });

let find = (): Page => {
  throw new Error('No page');
};

/** Begins a page in this browser: it takes the place of the one before. */
export function startPage(options: PageOptions): void {
  const page = makePage(options);
  find = () => page;
}

/** On the server, many pages are drawn at a time: `by` says which of them the running code draws. */
export const servePages = (by: () => Page): void => void (find = by);

/** The page is gone: nothing that it has begun reaches the next one. */
export function endPage(): void {
  find().isGone = true;
}

/** @throws where there is none, such as on the server between two requests: nothing is kept from page to page */
export const thisPage = (): Page => find();

/** Declares state of the page, which `initial` makes when it is first asked for: each page answers with its own. */
export const pageState =
  <State extends object>(initial: () => State): (() => State) =>
  () => {
    const { states } = find();
    let state = states.get(initial) as State | undefined;
    if (!state) states.set(initial, (state = initial()));
    return state;
  };

/** Like `setTimeout`, but nothing runs once the page is gone; what is built leaves that to the browser. */
export function later(run: () => void, ms: number): ReturnType<typeof setTimeout> {
  const page = find();
  return setTimeout(import.meta.env.DEV ? () => page.isGone || run() : run, ms);
}
