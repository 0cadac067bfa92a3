import type { waysOn as english } from '../en/ways-on.ts';
import { number } from '../support/formats.ts';

/** Texts of the ways on from a list that has nothing, or only what is sold out. */
export const waysOn: typeof english = {
  elsewhere: 'Estas tiendas lo tienen',
  searchFor: (text) => `Buscar “${text}”`,
  nearest: (text) => `Lo más parecido que tenemos: “${text}”`,
  seeResults: 'Ver resultados',
  storeHas: (name, count) => `En ${name} hay ${number.format(count)}`,
  switchStore: 'Cambiar de tienda',
  switchTo: (name) => `Cambiar a la tienda ${name}`,
  switching: 'Cambiando',
  lookIn: (name) => `Busca en ${name}`,
  seeDepartment: (name) => `Ver ${name}`,
  always: {
    departments: { title: 'Recorre los departamentos', label: 'Ver todos los departamentos' },
    sales: { title: 'Mira lo que está en oferta aquí', label: 'Ver lo que está en oferta' },
    stores: { title: 'Busca otra tienda', label: 'Buscar una tienda' },
  },
  scan: 'Escanear un código',
  allDepartments: 'Ver todos los departamentos',
  productsHere: (products) => `${products} aquí`,
  seeAll: (count) => `Ver los ${number.format(count)}`,
  waysOn: (count) => ['', 'Puedes seguir por aquí:', 'Hay dos opciones:', 'Hay tres opciones:'][count] ?? '',
  ask: 'Pídenos que lo tengamos',
  askText: (store, others) =>
    `Avisamos a ${store}.${others > 0 ? ` Antes que tú lo ${others === 1 ? 'pidió 1 cliente' : `pidieron ${number.format(others)} clientes`}` : ''}`,
  askFor: 'Pedirlo',
  asking: 'Enviando',
  asked: 'Nos pediste que lo tengamos',
  askedText: (store, others) =>
    `Gracias. Avisamos a ${store}.${others > 0 ? ` También lo ${others === 1 ? 'pidió 1 cliente más' : `pidieron ${number.format(others)} clientes más`}` : ''}`,
  done: 'Pedido',
  notAsked: 'No pudimos enviarlo. Vuelve a intentarlo.',
  closeToIt: 'Lo más parecido',
  without: (names) => `Sin ${names}`,
  withoutAll: 'Sin ningún filtro',
  showThem: (count) => `Ver ${number.format(count)}`,
};
