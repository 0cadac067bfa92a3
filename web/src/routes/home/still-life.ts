interface Pictured {
  pictures: { card: string } | null;
  availability: { state: string };
  /** Only food is. */
  snapEligible: boolean;
}

/** How many things stand in the still life. */
const most = 7;

/**
 * Product pictures for the still life, each once: food that can be had, from each shelf in turn; where the shelves have too
 * little, from the departments.
 */
export function picturesOf(
  collections: readonly { products: readonly Pictured[] }[],
  departments: readonly { picture: string | null }[],
): string[] {
  const shelves = collections.map(({ products }) =>
    products
      .filter(({ availability, snapEligible }) => snapEligible && availability.state !== 'UNAVAILABLE')
      .flatMap(({ pictures }) => pictures?.card ?? []),
  );
  const longest = Math.max(0, ...shelves.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, index) => shelves.flatMap((shelf) => shelf[index] ?? [])).flat();
  const others = departments.flatMap(({ picture }) => picture ?? []);
  return [...new Set([...inTurn, ...others])].slice(0, most);
}
