import type { footer as english } from '../../en/frame/footer.ts';

/** Texts of the foot of every page. */
export const footer: typeof english = {
  label: 'Pie de página',
  shop: 'Comprar',
  allDepartments: 'Todos los departamentos',
  wineShop: 'Tienda de vinos',
  sellers: 'Vendedores',
  business: 'Para negocios',
  changeStore: 'Cambiar de tienda',
  chooseStore: 'Elige tu tienda',
  shownStore: (name) => `Los precios y lo disponible son los de ${name}`,
  save: 'Ahorrar',
  help: 'Ayuda',
  coupons: 'Cupones y ofertas',
  rewards: 'Recompensas del supermercado',
  playAndEarn: 'Play & Earn',
  helpCenter: 'Centro de ayuda',
  orders: 'Tus pedidos',
  contact: 'Contáctanos',
  privacy: 'Privacidad',
  terms: 'Términos',
  accessibility: 'Accesibilidad',
  language: 'Idioma',
  /** Each in its own words. */
  languages: { en: 'English', es: 'Español' },
  owner: (banner) => `© ${banner}`,
};
