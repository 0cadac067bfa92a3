import { number } from '../support/formats.ts';

/** Texts of the ways on from a list that has nothing, or only what is sold out. */
export const waysOn = {
  /** Above the stores that have what is sold out here. */
  elsewhere: 'These stores have it',
  searchFor: (text: string) => `Search for “${text}”`,
  seeResults: 'See results',
  storeHas: (name: string, count: number) => `${name} has ${number.format(count)} of them`,
  switchStore: 'Switch store',
  switchTo: (name: string) => `Switch store to ${name}`,
  switching: 'Switching',
  lookIn: (name: string) => `Look in ${name}`,
  seeDepartment: (name: string) => `See ${name}`,
  browse: 'Browse the departments',
  allDepartments: 'See all departments',
  onSale: 'See what is on sale here',
  seeSales: 'See the sales',
  findStore: 'Look for another store',
  seeStores: 'Find a store',
  closeToIt: 'Similar items',
};
