import { createHash } from 'node:crypto';
import type { Language } from '../messages/language.ts';
import { pack, type Encoding } from './compress.ts';
import { guestPageHeaders } from './security.ts';

/** One form of a page, ready to be sent. */
export interface GuestPageForm {
  body: Buffer;
  etag: string;
}

/** How a page was drawn. */
interface Drawn {
  nonce: string;
  language: Language;
  https: boolean;
  mediaOrigin?: string | null | undefined;
  /** Age of what it was drawn from, when a service is away. */
  staleSeconds?: number;
}

const sha256 = (text: string | Buffer, as: 'base64' | 'base64url'): string =>
  createHash('sha256').update(text).digest(as);

const endings = { br: '-br', gzip: '-gz', plain: '' } as const;

/** A page as every guest gets it. */
export class GuestPage {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly #forms = new Map<Encoding, GuestPageForm>();
  readonly #hash: string;
  /** Since when what it was drawn from is old, in milliseconds of `performance.now()`; null if it isn't. */
  readonly #staleSince: number | null;

  private constructor(html: string, headers: Record<string, string>, staleSeconds: number) {
    this.html = Buffer.from(html);
    this.headers = headers;
    this.#staleSince = staleSeconds > 0 ? performance.now() - staleSeconds * 1000 : null;
    this.#hash = sha256(this.html, 'base64url').slice(0, 22);
  }

  /**
   * Lets the page's own scripts in by their hashes instead of the nonce that they were drawn with, which nothing from
   * outside could know. Null when something else bears the nonce: such a page can't be the same for two visitors.
   */
  static of(html: string, { nonce, language, https, mediaOrigin, staleSeconds = 0 }: Drawn): GuestPage | null {
    const hashes = new Set<string>();
    const open = html.replaceAll(new RegExp(`<script nonce="${nonce}">([^]*?)</script>`, 'g'), (_, script: string) => {
      hashes.add(sha256(script, 'base64'));
      return `<script>${script}</script>`;
    });
    if (open.includes(nonce)) return null;
    return new GuestPage(open, guestPageHeaders({ hashes: [...hashes], language, https, mediaOrigin }), staleSeconds);
  }

  /** How old what it was drawn from is by now, in seconds; null if its services were there. */
  get age(): number | null {
    return this.#staleSince === null ? null : Math.round((performance.now() - this.#staleSince) / 1000);
  }

  /** So many bytes at most, with all its forms. */
  get mostBytes(): number {
    return this.html.length * 2;
  }

  /** The page in an encoding, packed when it is first asked for in it. */
  in(encoding: Encoding): GuestPageForm {
    let form = this.#forms.get(encoding);
    if (!form) {
      const etag = `"${this.#hash}${endings[encoding ?? 'plain']}"`;
      this.#forms.set(encoding, (form = { body: pack(this.html, encoding), etag }));
    }
    return form;
  }
}
