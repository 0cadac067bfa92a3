import type { waysOn as english } from '../en/ways-on.ts';
import { number } from '../support/formats.ts';

/** Texts of the ways on from a list that has nothing, or only what is sold out. */
export const waysOn: typeof english = {
  elsewhere: 'Estas tiendas lo tienen',
  searchFor: (text) => `Buscar “${text}”`,
  seeResults: 'Ver resultados',
  storeHas: (name, count) => `En ${name} hay ${number.format(count)}`,
  switchStore: 'Cambiar de tienda',
  switchTo: (name) => `Cambiar a la tienda ${name}`,
  switching: 'Cambiando',
  lookIn: (name) => `Busca en ${name}`,
  seeDepartment: (name) => `Ver ${name}`,
  browse: 'Recorre los departamentos',
  allDepartments: 'Ver todos los departamentos',
  onSale: 'Mira lo que está rebajado aquí',
  seeSales: 'Ver las rebajas',
  findStore: 'Busca otra tienda',
  seeStores: 'Buscar una tienda',
  closeToIt: 'Parecidos',
};
