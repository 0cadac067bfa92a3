import type { CartLine } from './cart.ts';
import { isAmong, mayTake } from './eligibility.ts';
import { isOrderLevel, type Goods, type Offer } from './offer.ts';
import { activePromo } from './promos.ts';
import { leftAlone } from './cart.ts';

/** How an offer may take a line's units: to qualify, to be discounted, and whether it may take any at all. */
export const reaches = { counts: 1, discounts: 2, admitted: 4 } as const;

/** Which lines each offer reaches, looked up once per quote. */
export class Reach {
  readonly #lines: readonly CartLine[];
  readonly #isUnderPromo: readonly boolean[];
  readonly #byUpc = new Map<string, number[]>();
  readonly #byDepartment = new Map<string, number[]>();
  readonly #all: readonly number[];
  readonly #flags = new Map<Offer, Uint8Array>();
  readonly #reached = new Map<Offer, readonly number[]>();

  constructor(lines: readonly CartLine[], placedAt: string) {
    this.#lines = lines;
    this.#all = [...lines.keys()];
    this.#isUnderPromo = lines.map((line) => {
      const type = activePromo(line, placedAt)?.type;
      return type === 'B' || type === 'M';
    });
    for (const [index, { upc, departmentId }] of lines.entries()) {
      add(this.#byUpc, upc, index);
      add(this.#byDepartment, departmentId, index);
    }
  }

  /** Sums of `reaches`, by line. */
  flags(offer: Offer): Uint8Array {
    const known = this.#flags.get(offer);
    if (known) return known;
    const { counts, discounts, admitted } = reaches;
    const flags = new Uint8Array(this.#lines.length);
    const isGetY = offer.proto === 'BUYX_GETY';
    for (const index of this.#among(offer.buy))
      if (!(isGetY && isAmong(offer.get, this.#lines[index]!))) flags[index]! |= isGetY ? counts : counts | discounts;
    if (isGetY) for (const index of this.#among(offer.get)) flags[index]! |= discounts;
    for (const index of this.lines(offer)) if (this.#mayTake(offer, index)) flags[index]! |= admitted;
    this.#flags.set(offer, flags);
    return flags;
  }

  /** Lines whose units the offer may take, in canonical order. */
  lines(offer: Offer): readonly number[] {
    const known = this.#reached.get(offer);
    if (known) return known;
    const buys = this.#among(offer.buy);
    const found = offer.proto === 'BUYX_GETY' ? [...buys, ...this.#among(offer.get)] : buys;
    const reached = found.length < 2 ? found : [...new Set(found)].sort((one, other) => one - other);
    this.#reached.set(offer, reached);
    return reached;
  }

  #mayTake(offer: Offer, index: number): boolean {
    if (isOrderLevel(offer) && leftAlone.has(this.#lines[index]!.category)) return false;
    return mayTake(offer, this.#isUnderPromo[index]!);
  }

  #among({ upcs, department }: Goods): readonly number[] {
    if (upcs !== undefined) {
      const found: number[] = [];
      for (const upc of upcs) {
        const own = this.#byUpc.get(upc);
        if (own) found.push(...own);
      }
      return department === undefined
        ? found
        : found.filter((index) => this.#lines[index]!.departmentId === department);
    }
    return department === undefined ? this.#all : (this.#byDepartment.get(department) ?? []);
  }
}

function add(lists: Map<string, number[]>, key: string, index: number): void {
  const list = lists.get(key);
  if (list) list.push(index);
  else lists.set(key, [index]);
}
