/** What is wrong with a value, as `path: what was expected`; null if nothing is. */
export type Shape = (value: unknown, path: string) => string | null;

/** A whole number between two bounds. */
export const whole =
  (least: number, most: number): Shape =>
  (value, path) =>
    Number.isSafeInteger(value) && least <= Number(value) && Number(value) <= most
      ? null
      : `${path}: a whole number from ${least} to ${most}`;

export const text =
  (most: number): Shape =>
  (value, path) =>
    typeof value === 'string' && value.length <= most ? null : `${path}: a text of up to ${most} characters`;

export const matching =
  (pattern: RegExp, what: string): Shape =>
  (value, path) =>
    typeof value === 'string' && pattern.test(value) ? null : `${path}: ${what}`;

export const flag: Shape = (value, path) => (typeof value === 'boolean' ? null : `${path}: true or false`);

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, path) =>
    values.includes(value) ? null : `${path}: one of ${values.join(', ')}`;

export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? null : shape(value, path);

export const list =
  (most: number, shape: Shape): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path}: a list`;
    if (value.length > most) return `${path}: at most ${most} entries`;
    return firstFault(value.map((entry, index) => () => shape(entry, `${path}[${index}]`)));
  };

/** An object that has these members and no others. */
export const object =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return `${path}: an object`;
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(members, key));
    if (unknown !== undefined) return `${path}: nothing called ${JSON.stringify(unknown.slice(0, 40))}`;
    return firstFault(
      Object.entries(members).map(
        ([key, shape]) =>
          () =>
            shape(value[key], `${path}.${key}`),
      ),
    );
  };

/** An object of up to `most` entries of one shape. */
export const record =
  (most: number, shape: Shape): Shape =>
  (value, path) => {
    if (!isObject(value)) return `${path}: an object`;
    const entries = Object.entries(value);
    if (entries.length > most) return `${path}: at most ${most} entries`;
    return firstFault(
      entries.map(
        ([key, entry]) =>
          () =>
            shape(entry, `${path}.${key.slice(0, 40)}`),
      ),
    );
  };

/** One of several objects, told apart by `tag`. */
export const tagged =
  (tag: string, kinds: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isObject(value)) return `${path}: an object`;
    const kind = value[tag];
    const shape = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    return shape ? shape(value, path) : `${path}.${tag}: one of ${Object.keys(kinds).join(', ')}`;
  };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function firstFault(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check();
    if (fault !== null) return fault;
  }
  return null;
}
