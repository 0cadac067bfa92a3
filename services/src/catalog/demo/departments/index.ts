import type { DepartmentTable } from '../line.ts';
import { alcohol } from './alcohol.ts';
import { baby } from './baby.ts';
import { bakery } from './bakery.ts';
import { beverages } from './beverages.ts';
import { breakfast } from './breakfast.ts';
import { canned } from './canned.ts';
import { care } from './care.ts';
import { condiments } from './condiments.ts';
import { dairy } from './dairy.ts';
import { deli } from './deli.ts';
import { flowers } from './flowers.ts';
import { frozen } from './frozen.ts';
import { grains } from './grains.ts';
import { household } from './household.ts';
import { international } from './international.ts';
import { meat } from './meat.ts';
import { pet } from './pet.ts';
import { prepared } from './prepared.ts';
import { produce } from './produce.ts';
import { snacks } from './snacks.ts';

/** The departments of N-56 as one walks through a store: what is fresh, what is cold, the aisles, and what few come for. */
export const departmentTables: readonly DepartmentTable[] = [
  produce,
  dairy,
  meat,
  bakery,
  deli,
  frozen,
  beverages,
  snacks,
  flowers,
  alcohol,
  household,
  pet,
  breakfast,
  canned,
  condiments,
  grains,
  international,
  prepared,
  baby,
  care,
];
