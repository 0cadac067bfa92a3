import type { areas as english } from '../../en/frame/areas.ts';

/** Texts of the site's areas that the first page does without. */
export const areas: typeof english = {
  ad: 'Anuncio semanal',
  schedule: 'Programa y ahorra',
  cases: 'Por caja',
  guide: 'Guía de pedidos',
  quickOrder: 'Pedido rápido',
  standing: 'Pedidos fijos',
  orders: 'Pedidos',
  invoices: 'Facturas',
  otherLanguage: 'English',
};
