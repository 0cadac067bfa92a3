import type { Drawn } from '../../packshots/derived.ts';
import { comparable } from '../search-query.ts';

interface Row extends Drawn {
  /** Is the motif its own, and not that of another type? */
  isOwn: boolean;
  variants: readonly { words: RegExp; drawn: Partial<Drawn> }[];
}
export type Drawings = ReadonlyMap<string, Row>;

const columns = 'type,form,motif,flavors,variants';
/** `onion`, `onion#9a3060`, `=onions`, `=onions#9a3060`, or `-` for blank. */
const motifCell = /^(?:-|(=?)([a-z]+(?:-[a-z]+)*)(#[\da-f]{6})?)$/;
/** `red:onion#9a3060`, `riesling@flute`, or `fig:-`. */
const variantCell = /^([a-z\d ]+?)(?::(-|[a-z-]+)(#[\da-f]{6})?)?(?:@([a-z]+))?$/;

/**
 * What a file says about how each type is drawn: its pack, its motif or that of another type (`=onions`), whether flavors come
 * before it (`yes`), and variants by words of a name, of which the first counts.
 * @throws Error naming the line that can't be read
 */
export function drawingsIn(csv: string): Drawings {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== columns) throw new Error(`Line 1: the columns are ${columns}`);
  const cells = lines.map((line, at) => cellsIn(line, at + 2));
  const byType = new Map(cells.map((each) => [each.type, each]));
  if (byType.size < cells.length) throw new Error('A type stands in two lines.');
  const resolved = (type: string, seen: readonly string[] = []): { motif: string; color: string | null } => {
    const { alike, motif, color } = byType.get(type) ?? fail(`There is no type ${type}.`);
    if (seen.includes(type)) throw new Error(`The type ${type} is drawn like itself.`);
    if (!alike) return { motif, color };
    const other = resolved(motif, [...seen, type]);
    return { motif: other.motif, color: color ?? other.color };
  };
  return new Map(
    cells.map(({ type, form, flavored, variants, alike }) => [
      type,
      { form, flavored, variants, isOwn: !alike, ...resolved(type) },
    ]),
  );
}

function cellsIn(line: string, number: number) {
  const fields = line.split(',');
  const [type = '', form = '', motif = '', flavors = '', variants = ''] = fields;
  const found = motifCell.exec(motif);
  if (fields.length !== 5 || type === '' || !found || !['', 'yes'].includes(flavors))
    throw new Error(`Line ${number} isn't a drawing: ${line}`);
  return {
    type,
    form: form === '' ? null : form,
    alike: found[1] === '=',
    motif: found[2] ?? '',
    color: found[3] ?? null,
    flavored: flavors === 'yes',
    variants: variants === '' ? [] : variants.split('|').map((each) => variantIn(each, number)),
  };
}

function variantIn(text: string, number: number): Row['variants'][number] {
  const [, words, motif, color, form] = variantCell.exec(text) ?? fail(`Line ${number} has no variant in ${text}`);
  return {
    // A word may be cut before its ending: cranberr for cranberry and cranberries.
    words: new RegExp(`(?<=^| )${words}(?:e?s|y|ies|ves)?(?= |$)`),
    drawn: {
      ...(motif === undefined ? {} : { motif: motif === '-' ? '' : motif, color: color ?? null, flavored: false }),
      ...(form === undefined ? {} : { form }),
    },
  };
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Every motif that a type can be drawn with, its usual one first. */
export const motifsOf = ({ motif, variants }: Row): string[] => [
  motif,
  ...variants.flatMap(({ drawn }) => drawn.motif ?? []),
];

/** Nobody knows what it is, or it's only likely: its label stays blank rather than wrong, unless its name tells a flavor. */
const unknown: Drawn = { form: null, motif: '', color: null, flavored: true };

/** What a product's own type is drawn as, or else the nearest that it belongs to. */
export function rowOf(drawings: Drawings, types: readonly string[]): Row | undefined {
  const drawn = types.find((type) => drawings.has(type));
  return drawn === undefined ? undefined : drawings.get(drawn);
}

/** How a product is drawn: by the words of its name that its type has a variant for, or else as its type is. */
export function drawnAs(drawings: Drawings, { types, name }: { types: readonly string[]; name: string }): Drawn {
  const row = rowOf(drawings, types);
  if (!row) return unknown;
  const plain = comparable(name);
  const variant = row.variants.find(({ words }) => words.test(plain))?.drawn;
  const { form, motif, color, flavored } = { ...row, ...variant };
  return { form, motif, color, flavored };
}
