import { packshot } from '../../src/catalog/packshots/packshot.ts';
import { motifColor } from '../../src/catalog/packshots/motifs/index.ts';

/** Fresh food that stands in the home page's still life, by file name: its motif, how large it is beside the others, its color. */
const fresh: Readonly<Record<string, readonly [motif: string, scale: number, color?: string]>> = {
  asparagus: ['asparagus', 0.94],
  lettuce: ['lettuce', 1],
  strawberry: ['strawberry', 0.7],
  radish: ['radish', 0.92],
  watermelon: ['watermelon', 1],
  corn: ['ear-of-corn', 0.9],
  peach: ['peach', 0.92],
  tomato: ['tomato', 0.92],
  'butternut-squash': ['butternut-squash', 1],
  cauliflower: ['cauliflower', 0.94],
  apple: ['apple', 0.96],
  pear: ['pear', 1],
  kale: ['kale', 1],
  cabbage: ['cabbage', 0.92],
  orange: ['orange', 1],
  pomegranate: ['pomegranate', 1.04],
  bananas: ['bananas', 1],
  egg: ['egg', 0.66],
  croissant: ['croissant', 0.94],
  bread: ['boule', 1],
  avocado: ['avocado', 0.9],
  cheese: ['cheese-wedge', 0.92],
  'roast-chicken': ['roast-chicken', 1.04],
  lemon: ['lemon', 0.8],
  salmon: ['salmon', 1.06],
};

/** Each as SVG, standing on the same floor: the farther it is zoomed out, the smaller it is. */
export const freshDrawings = (): (readonly [name: string, svg: string])[] =>
  Object.entries(fresh).map(([name, [motif, scale, color = motifColor(motif) ?? '#8fb56a']]) => {
    const svg = packshot(
      {
        form: 'plate',
        palette: ['#7fae5a', '#f2d24a', '#fffdf6'],
        brand: '',
        name: '',
        motif,
        size: '',
        accent: color,
      },
      'page',
    );
    const side = 160 / scale;
    const view = [80 - side / 2, 148 - side * 0.93, side, side].map((value) => +value.toFixed(1)).join(' ');
    return [name, `${svg.replace(/viewBox="[^"]*"/, `viewBox="${view}"`)}\n`];
  });
