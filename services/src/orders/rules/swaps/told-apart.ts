/** What a product may be called. */
export interface Named {
  /** Without its brand. */
  name: string;
  /** With its brand. */
  full: string;
  /** As on its package; null if it isn't known. */
  size: string | null;
}

const namings: readonly ((product: Named) => string)[] = [
  ({ name }) => name,
  ({ full }) => full,
  ({ name, size }) => (size === null ? name : `${name}, ${size}`),
];

/** What two products are called beside each other: as briefly as tells them apart, by brand, or else by size (N-41). */
export function toldApart(one: Named, other: Named): readonly [one: string, other: string] {
  const called = namings.map((naming) => [naming(one), naming(other)] as const);
  return called.find(([first, second]) => first !== second) ?? [one.name, other.name];
}
