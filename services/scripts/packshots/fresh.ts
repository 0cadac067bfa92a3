import { motifColor } from '../../src/catalog/packshots/motifs/index.ts';
import { packshot } from '../../src/catalog/packshots/packshot.ts';
import { pictureSize } from '../../src/catalog/taxonomy/picture-sizes.ts';

/** Fresh food that stands in the home page's still life, by file name: its type, and what shows it. */
const fresh: Readonly<Record<string, readonly [type: string, motif: string]>> = {
  asparagus: ['asparagus', 'asparagus'],
  lettuce: ['lettuce', 'lettuce'],
  strawberry: ['strawberries', 'strawberry'],
  radish: ['radishes', 'radish'],
  watermelon: ['watermelons', 'watermelon'],
  corn: ['corn', 'corn'],
  peach: ['peaches', 'peach'],
  tomato: ['tomatoes', 'tomato'],
  'butternut-squash': ['squash', 'butternut-squash'],
  cauliflower: ['cauliflower', 'cauliflower'],
  apple: ['apples', 'apple'],
  pear: ['pears', 'pear'],
  kale: ['kale', 'kale'],
  cabbage: ['cabbage', 'cabbage'],
  orange: ['oranges', 'orange'],
  pomegranate: ['pomegranates', 'pomegranate'],
  bananas: ['bananas', 'bananas'],
  egg: ['eggs', 'egg'],
  croissant: ['croissants', 'croissant'],
  bread: ['artisan-bread', 'boule'],
  avocado: ['avocados', 'avocado'],
  cheese: ['cheese', 'cheese-wedge'],
  'roast-chicken': ['rotisserie-chicken', 'roast-chicken'],
  lemon: ['lemons', 'lemon'],
  salmon: ['salmon', 'salmon'],
};
/** One egg, not the dozen; one strawberry, not the box. */
const singles: Readonly<Record<string, number>> = { egg: 9, strawberry: 8 };

/** How long an edge of each picture is to scale, in centimeters. */
export const freshSizes = (): Record<string, number> =>
  Object.fromEntries(Object.entries(fresh).map(([name, [type]]) => [name, singles[name] ?? sizeOf(type)]));

function sizeOf(type: string): number {
  const size = pictureSize([type]);
  if (size === null) throw new Error(`picture-sizes.csv has no ${type}.`);
  return size;
}

/** Each as SVG, standing on the same floor. */
export const freshDrawings = (): (readonly [name: string, svg: string])[] =>
  Object.entries(fresh).map(([name, [, motif]]) => {
    const data = { form: 'plate', brand: '', name: '', motif, size: '' } as const;
    const accent = motifColor(motif) ?? '#8fb56a';
    return [name, `${packshot({ ...data, palette: ['#7fae5a', '#f2d24a', '#fffdf6'], accent }, 'page')}\n`];
  });
