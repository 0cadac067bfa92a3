/** Shapes, each a type name (or nothing) with the names of its fields; what occurs more than once; and the value, which says both by their numbers. */
export type Packed = [shapes: string[][], shared: unknown[], value: unknown];

type Fields = Record<string, unknown>;

/** An object or a list while it is packed: the same content is the same node. */
interface Node {
  /** The number of an object's shape, counted from 1; 0 for a list. */
  shape: number;
  items: unknown[];
  /** About so many characters it takes. */
  size: number;
  /** In how many places it stands, a place within what is shared counted once. */
  uses: number;
  /** Its number among what is shared, counted from 1. */
  number?: number;
}

/** What a number instead of the whole saves at least, in characters. */
const worthwhile = 12;

/** Does it save as much to say a text once, and its number in each of so many places? */
const isWorthSharing = (text: string, uses: number): boolean => {
  const [whole, number] = [text.length + 3, '[-100],'.length];
  return whole * uses - (whole + number * uses) >= worthwhile;
};

const isNode = (item: unknown): item is Node => typeof item === 'object' && item !== null;

/**
 * A value of JSON in which no field's name is said twice and nothing long that is said before: an object is the number
 * of its shape and its values in order, a list is 0 and its items, and what has been said is its number below zero. A
 * page's answers are less than half as long.
 */
export function pack(value: unknown): Packed {
  const shapes: string[][] = [];
  const numbers = new Map<string, number>();
  const nodes = new Map<string, [node: Node, id: number]>();

  const shapeOf = (shape: string): number => {
    let number = numbers.get(shape);
    if (!number) numbers.set(shape, (number = shapes.push(shape.split('\0'))));
    return number;
  };
  const node = (shape: number, values: unknown[]): [Node, number] => {
    const items: unknown[] = [];
    let key = String(shape);
    let size = 2 + key.length;
    for (const each of values) {
      const made = known(each);
      items.push(made ? made[0] : each);
      const text = made ? `@${made[1]}` : JSON.stringify(each);
      key += `,${text}`;
      size += 1 + (made ? made[0].size : text.length);
    }
    let found = nodes.get(key);
    if (!found) nodes.set(key, (found = [{ shape, items, size, uses: 0 }, nodes.size]));
    return found;
  };
  const known = (each: unknown): [Node, number] | undefined => {
    if (typeof each !== 'object' || each === null) return undefined;
    if (Array.isArray(each))
      return node(
        0,
        each.map((item: unknown) => item ?? null),
      );
    let type = '';
    let names = '';
    const values: unknown[] = [];
    for (const name of Object.keys(each)) {
      const field = (each as Fields)[name];
      if (name === '__typename') type = String(field);
      else if (field !== undefined) {
        names += `\0${name}`;
        values.push(field);
      }
    }
    return node(shapeOf(type + names), values);
  };

  /** The same for texts; one that is shared has its number, below zero. */
  const texts = new Map<string, number>();
  const count = (each: Node) => {
    each.uses += 1;
    if (each.uses > 1) return;
    for (const item of each.items)
      if (isNode(item)) count(item);
      else if (typeof item === 'string') texts.set(item, (texts.get(item) ?? 0) + 1);
  };
  const shared: unknown[] = [];
  const writtenText = (text: string): unknown => {
    const uses = texts.get(text) ?? 0;
    if (uses < 0) return [uses];
    if (!isWorthSharing(text, uses)) return text;
    const number = -shared.push(text);
    texts.set(text, number);
    return [number];
  };
  const written = (each: unknown): unknown => {
    if (typeof each === 'string') return writtenText(each);
    if (!isNode(each)) return each;
    if (each.number) return [-each.number];
    const whole = [each.shape, ...each.items.map(written)];
    if (each.uses < 2 || each.size < worthwhile) return whole;
    each.number = shared.push(whole);
    return [-each.number];
  };

  const root = known(value)?.[0] ?? value;
  if (isNode(root)) count(root);
  return [shapes, shared, written(root)];
}

/** The value that was packed. */
export function unpack([shapes, shared, value]: Packed): unknown {
  const whole = (each: unknown): unknown => {
    if (!Array.isArray(each)) return each;
    const number = each[0] as number;
    if (number < 0) return whole(shared[-number - 1]);
    if (number === 0) return each.slice(1).map(whole);
    const [type, ...names] = shapes[number - 1] ?? [];
    const fields: Fields = {};
    for (const [index, name] of names.entries()) fields[name] = whole(each[index + 1]);
    if (type) fields['__typename'] = type;
    return fields;
  };
  return whole(value);
}
