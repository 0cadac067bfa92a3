import { boule, rolls } from './bakery.ts';
import type { Motif } from './brush.ts';
import { deliSlices, salami } from './charcuterie.ts';
import { cheeseBlock } from './cheese.ts';
import { creamPitcher, egg } from './dairy.ts';
import { apple, bananas, grapes, orange } from './produce/fruit.ts';
import { lettuce } from './produce/greens.ts';
import { steak } from './meat.ts';
import { coldGlass } from './pantry.ts';
import { salmon } from './seafood.ts';
import { bellPepper } from './produce/vegetables.ts';

// What a department is known for, together.

/** A heap of fruit and vegetables. */
export const produce: Motif = (b) =>
  b.put(lettuce(b, '#7cb84a'), -2, -2, -8, 0.6) +
  b.put(bananas(b, '#f2cc3e'), 36, -8, 4, 0.68) +
  b.put(bellPepper(b, '#d9382f'), 0, 44, -8, 0.54) +
  b.put(orange(b, '#f28f24'), 54, 46, 0, 0.5) +
  b.put(apple(b, '#d93a48'), 30, 36, 2, 0.42) +
  b.put(grapes(b, '#6d4190'), 30, 56, 0, 0.44);
export const dairyShelf: Motif = (b) =>
  b.put(creamPitcher(b, '#fffaf0'), 2, -2, 0, 0.62) +
  b.put(cheeseBlock(b, '#f5a833'), 32, 24, 0, 0.68) +
  b.put(egg(b, '#e6b890'), 8, 60, -8, 0.38) +
  b.put(egg(b, '#f4eee2'), 34, 64, 10, 0.36);
export const butcher: Motif = (b) =>
  b.put(steak(b, '#b8303e'), -4, 0, -6, 0.74) + b.put(salmon(b, '#f2825e'), 22, 34, 8, 0.76);
export const bakery: Motif = (b) =>
  b.put(boule(b, '#c88642'), -2, -4, -4, 0.8) + b.put(rolls(b, '#dca252'), 34, 36, 4, 0.64);
export const deliBoard: Motif = (b) =>
  b.put(cheeseBlock(b, '#f5a833'), 38, -4, 0, 0.58) +
  b.put(deliSlices(b, '#ee9c96'), -4, 14, 0, 0.68) +
  b.put(salami(b, '#b8383c'), 36, 40, 0, 0.6);
export const drinks: Motif = (b) =>
  b.put(coldGlass(b, '#f2a03a'), -2, 0, -2, 0.88) + b.put(orange(b, '#f28f24'), 48, 46, 0, 0.52);
