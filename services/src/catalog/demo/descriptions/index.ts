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

const spanish = new Map(
  [
    alcohol,
    baby,
    bakery,
    beverages,
    breakfast,
    canned,
    care,
    condiments,
    dairy,
    deli,
    flowers,
    frozen,
    grains,
    household,
    international,
    meat,
    pet,
    prepared,
    produce,
    snacks,
  ].flatMap(Object.entries<string>),
);

/** A demo product's description in Spanish, by its line's English one; null where nobody has written it. */
export const spanishDescription = (english: string): string | null => spanish.get(english) ?? null;
