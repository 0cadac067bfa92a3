import type { OfferFields } from './fields.ts';
import type { Gs1Coupon } from './gs1-coupon.ts';
import { idsIn } from './lists.ts';

/** A product that an offer may be for. */
export interface ImportGoods {
  upc: string;
  name: string;
  brandName: string | null;
  departmentId: string;
  department: string;
  pictureId: string | null;
}

/** What offers may be for. */
export interface KnownGoods {
  byUpc: ReadonlyMap<string, ImportGoods>;
  /** Ids of departments by their names and their ids, in small letters. */
  departments: ReadonlyMap<string, { departmentId: string; department: string }>;
}

/** The goods that an offer is for. */
interface FoundGoods {
  upcs: readonly string[];
  departmentId: string;
  category: string;
  /** What it is called if nothing else is said. */
  name: string;
  brand: string | null;
  pictureId: string | null;
}

const mostUpcs = 2000;
const everything = { departmentId: 'everything', department: 'Everything' };

/** All products, and their departments. */
export function knownGoods(all: readonly ImportGoods[]): KnownGoods {
  return {
    byUpc: new Map(all.map((each) => [each.upc, each])),
    departments: new Map(
      all.flatMap(({ departmentId, department }) => [
        [departmentId.toLowerCase(), { departmentId, department }],
        [department.toLowerCase(), { departmentId, department }],
      ]),
    ),
  };
}

/**
 * The goods of a record: its UPCs, those of the company that a coupon code names, its department, or for a whole order all
 * of them; or why it has none, in words.
 */
export function goodsIn(
  { upcs: text, department: named }: OfferFields,
  { byUpc, departments }: KnownGoods,
  { code, isWhole }: { code: Gs1Coupon | null; isWhole: boolean },
): FoundGoods | string {
  const asked = idsIn(text) ?? [];
  if (asked.length > mostUpcs) return `names more than ${mostUpcs} products`;
  const upcs = asked.map((each) => (/^00\d{12}$/.test(each) ? each.slice(2) : each));
  const unknown = upcs.find((upc) => !byUpc.has(upc));
  if (unknown !== undefined) return `there is no product ${unknown}`;
  const place = named === '' ? null : departments.get(named.toLowerCase());
  if (place === undefined) return `there is no department "${named}"`;
  if (upcs.length > 0) return found(upcs, byUpc, place);
  if (code && !isWhole) {
    if (code.family !== '000') return `gs1 names family ${code.family}, so it needs upcs`;
    const own = ofCompany([...byUpc.keys()], code.companyPrefix);
    if (own.length === 0) return `there is no product of company ${code.companyPrefix}`;
    return own.length > mostUpcs ? `names more than ${mostUpcs} products` : found(own.toSorted(), byUpc, place);
  }
  if (!isWhole && place === null) return 'needs upcs or a department';
  const { departmentId, department } = place ?? everything;
  const name = place === null ? 'Your Groceries' : department;
  return { upcs: [], departmentId, category: department, name, brand: null, pictureId: null };
}

/** Products by a company's prefix, which a code may have with the 0 that makes a UPC a GTIN of thirteen digits. */
function ofCompany(upcs: readonly string[], prefix: string): string[] {
  const own = upcs.filter((upc) => upc.startsWith(prefix));
  return own.length > 0 ? own : upcs.filter((upc) => `0${upc}`.startsWith(prefix));
}

function found(
  upcs: readonly string[],
  byUpc: KnownGoods['byUpc'],
  place: { departmentId: string; department: string } | null,
): FoundGoods {
  const goods = upcs.flatMap((upc) => byUpc.get(upc) ?? []);
  const [first] = goods;
  const { departmentId, department } = place ?? first ?? everything;
  const isOneBrand = goods.every(({ brandName }) => brandName === first?.brandName);
  return {
    upcs: [...new Set(upcs)],
    departmentId,
    category: department,
    name: first?.name ?? '',
    brand: isOneBrand ? (first?.brandName ?? null) : null,
    pictureId: goods.find(({ pictureId }) => pictureId !== null)?.pictureId ?? null,
  };
}
