/** A size is preferred, and not asked for: what stands on a package says it in many ways. */
export const isSizeWord = (word: string): boolean =>
  /^\d+%?$/.test(word) ? !word.endsWith('%') : units.has(word) || sizes.has(word);

/** Each unit as packages write it. */
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    oz: 'oz ounce ounces onza onzas',
    fl: 'fl fluid',
    lb: 'lb lbs pound pounds libra libras',
    gal: 'gal gallon gallons galon galones',
    qt: 'qt quart quarts cuarto',
    pt: 'pt pint pints pinta',
    ct: 'ct count dozen docena piezas pieces',
    pk: 'pk pack packs paquete',
    ml: 'ml mililitros',
    l: 'l liter liters litro litros',
    kg: 'kg kilo kilos',
    g: 'g gram grams gramos',
  }).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);
const sizes = new Set(
  `family size sized fresh fresco fresca big large jumbo giant bulk value single half medio media grande familiar tamano`.split(
    ' ',
  ),
);

/** The same amount as packages also write it. */
const equals: Readonly<Record<string, readonly string[]>> = {
  '1 gal': ['128 oz', '128 fl oz'],
  '1/2 gal': ['64 oz', '64 fl oz', '0.5 gal', '1/2 gal', '59 oz', '52 oz'],
  '1 qt': ['32 oz', '32 fl oz'],
  '1 pt': ['16 oz', '16 fl oz'],
  '1 lb': ['16 oz'],
  '2 l': ['67.6 oz'],
  '12 ct': ['12 ct', '1 doz'],
};

const amount = (size: string): string[] => {
  const [number = '', unit = ''] = size.split(' ');
  return unit === 'oz' ? [size, `${number} fl oz`] : unit === 'fl' ? [`${number} fl oz`] : [size];
};

/**
 * What was said of a size, as queries that make a match a better one: 16 oz, gallon, half gallon, dozen, family size.
 * @param words without accents
 */
export function sizeMerits(words: readonly string[]): { query: string; points: number }[] {
  const found = words.flatMap((word, at) => {
    const unit = units.get(word);
    const before = words[at - 1] ?? '';
    if (word === 'dozen' || word === 'docena') return ['12 ct', ...(equals['12 ct'] ?? [])];
    if (unit === undefined) return [];
    if (/^\d+$/.test(before)) return [...amount(`${before} ${unit}`), ...(equals[`${before} ${unit}`] ?? [])];
    if (before === 'half' || before === 'medio') return equals[`1/2 ${unit}`] ?? [];
    return ['gal', 'qt', 'pt'].includes(unit) ? [`1 ${unit}`, ...(equals[`1 ${unit}`] ?? [])] : [];
  });
  const large = words.some((word) => ['family', 'jumbo', 'giant', 'bulk', 'value', 'familiar'].includes(word))
    ? [{ query: `'family' | 'jumbo' | 'giant' | 'bulk' | 'value' | 'party'`, points: 4 }]
    : [];
  const said = [...new Set(found)].map(phraseOf);
  return [...large, ...(said.length === 0 ? [] : [{ query: said.join(' | '), points: 5 }])];
}

const phraseOf = (size: string): string =>
  `(${size
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' <-> ')})`;
