interface Pictured {
  pictures: { card: string } | null;
  availability: { state: string };
}

/** How many things stand in the still life. */
const most = 9;

/** Product pictures for the still life: what can be had from the shelves, each once; where they have too few, from the departments. */
export function picturesOf(
  collections: readonly { products: readonly Pictured[] }[],
  departments: readonly { picture: string | null }[],
): string[] {
  const products = collections
    .flatMap((collection) => collection.products)
    .filter(({ availability }) => availability.state !== 'UNAVAILABLE')
    .map(({ pictures }) => pictures?.card);
  const all = [...products, ...departments.map(({ picture }) => picture)].filter((src) => typeof src === 'string');
  return [...new Set(all)].slice(0, most);
}
