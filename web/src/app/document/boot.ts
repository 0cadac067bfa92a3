/** Shapes, each a type name (or nothing) with the names of its fields; then a value that says shapes by their numbers. */
export type Packed = [shapes: string[][], value: unknown];

type Fields = Record<string, unknown>;

/**
 * A value of JSON in which no field's name is said twice: an object is the number of its shape and its values in order,
 * a list is 0 and its items. A page's answers are half as long.
 */
export function pack(value: unknown): Packed {
  const shapes: string[][] = [];
  const numbers = new Map<string, number>();
  const packed = (each: unknown): unknown => {
    if (typeof each !== 'object' || each === null) return each;
    if (Array.isArray(each)) {
      const items: unknown[] = [0];
      for (const item of each) items.push(packed(item));
      return items;
    }
    const values: unknown[] = [0];
    let type = '';
    let names = '';
    for (const name of Object.keys(each)) {
      const field = (each as Fields)[name];
      if (name === '__typename') type = String(field);
      else if (field !== undefined) {
        names += `\0${name}`;
        values.push(packed(field));
      }
    }
    const shape = type + names;
    let number = numbers.get(shape);
    if (!number) numbers.set(shape, (number = shapes.push(shape.split('\0'))));
    values[0] = number;
    return values;
  };
  const result = packed(value);
  return [shapes, result];
}

/** The value that was packed. */
export function unpack([shapes, value]: Packed): unknown {
  const whole = (each: unknown): unknown => {
    if (!Array.isArray(each)) return each;
    const number = each[0] as number;
    if (number === 0) return each.slice(1).map(whole);
    const [type, ...names] = shapes[number - 1] ?? [];
    const fields: Fields = {};
    for (const [index, name] of names.entries()) fields[name] = whole(each[index + 1]);
    if (type) fields['__typename'] = type;
    return fields;
  };
  return whole(value);
}
