import { milesBetween } from './distance.ts';
import type { Place, ZipIndex } from './zip-index.ts';

/** Los Angeles ends some 30 miles from its middle. */
const farMiles = 60;

/** Says whether a ZIP code is far from the city of that name in its state; of a name that nobody knows, nothing is far. */
export const isFar =
  ({ cities, position }: Pick<ZipIndex, 'cities' | 'position'>) =>
  ({ city, state }: Place, zipCode: string): boolean => {
    const middle = cities(city).find((each) => each.state === state)?.position;
    const at = position(zipCode);
    return middle !== undefined && at !== null && milesBetween(middle, at) > farMiles;
  };
