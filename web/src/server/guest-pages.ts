import { LRUCache } from 'lru-cache';
import type { GuestPage } from './guest-page.ts';
import type { GuestRequest } from './guest-request.ts';

/** So long a page is served as it is, in milliseconds. */
export const freshMs = 30_000;
/** So much longer while a new one is being drawn. */
export const staleMs = 300_000;

const mostBytes = 32 * 1024 ** 2;
const mostBytesOfOne = 1024 ** 2;
/** What an entry without a page takes. */
const smallest = 512;
/** So many pages are drawn anew at once behind visitors' backs. */
const mostInBackground = 4;

interface Kept {
  /** Null: it can't be kept, and is drawn for whoever asks. */
  page: GuestPage | null;
  /** When it was drawn, and when that was last tried, in milliseconds of the clock that was given. */
  drawnAt: number;
  triedAt: number;
}

interface Options {
  /** Draws the page from the request and from nothing else; null when it must not be kept. Never rejects. */
  draw: (request: GuestRequest) => Promise<GuestPage | null>;
  /** Milliseconds; only differences count. */
  now?: () => number;
}

/** The pages that are the same for every guest, drawn once for all who ask at the same time, and kept for a while. */
export class GuestPages {
  readonly #draw: Options['draw'];
  readonly #now: () => number;
  readonly #drawing = new Map<string, Promise<GuestPage | null>>();
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    maxEntrySize: mostBytesOfOne,
    sizeCalculation: ({ page }) => smallest + (page?.mostBytes ?? 0),
  });

  constructor({ draw, now = () => performance.now() }: Options) {
    this.#draw = draw;
    this.#now = now;
  }

  /** The page of a guest's request; null when it is drawn for whoever asks. */
  async page(request: GuestRequest): Promise<GuestPage | null> {
    const key = keyOf(request);
    const kept = this.#kept.get(key);
    if (!kept || this.#now() - kept.drawnAt > freshMs + staleMs) return this.#drawAnew(key, request);
    const isDue = this.#now() - kept.triedAt > freshMs;
    if (isDue && this.#drawing.size < mostInBackground) void this.#drawAnew(key, request);
    return kept.page;
  }

  #drawAnew(key: string, request: GuestRequest): Promise<GuestPage | null> {
    const underWay = this.#drawing.get(key);
    if (underWay) return underWay;
    const drawing = this.#draw(request).then((page) => {
      this.#drawing.delete(key);
      this.#keep(key, page);
      return page;
    });
    this.#drawing.set(key, drawing);
    return drawing;
  }

  #keep(key: string, page: GuestPage | null): void {
    const now = this.#now();
    const before = this.#kept.get(key);
    // A page that can't be drawn right now stays as it was for a while.
    if (page === null && before?.page && now - before.drawnAt <= freshMs + staleMs) before.triedAt = now;
    else this.#kept.set(key, { page, drawnAt: now, triedAt: now });
  }
}

const keyOf = ({ host, url, language, cookie }: GuestRequest): string =>
  [host, url.pathname + url.search, language, cookie].join('\n');
