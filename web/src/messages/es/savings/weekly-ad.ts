import type { weeklyAdTexts as english } from '../../en/savings/weekly-ad.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const offers = plural('es', { one: 'oferta', other: 'ofertas' });

/** Texts of the weekly ad. */
export const weeklyAdTexts: typeof english = {
  title: 'Anuncio semanal',
  at: (dates, store) => (store === null ? dates : `${dates} en ${store}`),
  details: 'Detalles de la oferta',
  items: 'Artículos incluidos',
  detailsOf: (title) => `Detalles de la oferta: ${title}`,
  itemsOf: (title) => `Artículos incluidos: ${title}`,
  add: 'Agregar a la lista',
  addOf: (title) => `Agregar a la lista: ${title}`,
  added: (title) => `${title} está en Mi lista.`,
  removed: (title) => `${title} ya no está en Mi lista.`,
  onList: (count) => (count === 0 ? 'Todavía nada en tu lista' : `${number.format(count)} en tu lista`),
  viewList: 'Ver en Mi lista',
  failed: 'Nada cambió en Mi lista. Vuelve a intentarlo en un momento.',
  gotIt: 'Entendido',
  views: 'Cómo ver el anuncio',
  pages: 'Páginas',
  all: 'Todo',
  count: (count) => `${number.format(count)} ${offers(count)}`,
  departments: 'Departamentos',
  page: (page) => `Página ${page}`,
  pageOf: (page, title) => `Página ${page}: ${title}`,
  place: (page, all) => `${page} de ${all}`,
  allPages: 'Todas las páginas',
  swipe: 'Desliza para pasar la página',
  next: 'Siguiente',
  nextPage: 'Página siguiente',
  previousPage: 'Página anterior',
  print: 'Imprimir',
  otherStore: 'Otra tienda',
  nextWeek: 'Ver el anuncio de la próxima semana',
  thisWeek: 'Ver el anuncio de esta semana',
  preview: 'Vista previa: estas ofertas aún no empiezan.',
  noneNext: {
    title: 'El anuncio de la próxima semana aún no sale',
    text: 'Vuelve unos días antes de que empiece.',
  },
  none: {
    title: 'Esta tienda no tiene anuncio semanal por ahora',
    text: 'El nuevo anuncio sale el miércoles. Los cupones sirven todos los días.',
    coupons: 'Ver cupones y ofertas',
    store: 'Elegir otra tienda',
  },
  couldNotLoad: 'No pudimos cargar el anuncio semanal',
};
