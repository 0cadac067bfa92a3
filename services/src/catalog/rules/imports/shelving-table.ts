import { alcohol } from './sorts/alcohol.ts';
import { cans } from './sorts/cans.ts';
import { condiments } from './sorts/condiments.ts';
import { dairy } from './sorts/dairy.ts';
import { drinks } from './sorts/drinks.ts';
import { fresh } from './sorts/fresh.ts';
import { frozen } from './sorts/frozen.ts';
import { grains } from './sorts/grains.ts';
import { household } from './sorts/household.ts';
import { snacks } from './sorts/snacks.ts';
import type { Sort } from './sorts/sort.ts';

/** The first that matches counts, so what is narrow comes first (N-56). */
export const sorts: readonly Sort[] = [
  ...household,
  ...alcohol,
  ...frozen,
  ...drinks,
  ...dairy,
  ...snacks,
  ...condiments,
  ...grains,
  ...cans,
  ...fresh,
];
