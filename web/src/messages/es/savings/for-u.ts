import type { forUTexts as english } from '../../en/savings/for-u.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const coupons = plural('es', { one: 'cupón recortado', other: 'cupones recortados' });

/** Texts of the page where everything that saves or earns begins. */
export const forUTexts: typeof english = {
  lead: 'Tus puntos, recompensas, cupones y juegos en un solo lugar.',
  guestLead: 'Cupones, puntos, recompensas y juegos para socios.',
  card: {
    title: 'En la caja',
    text: 'Escanea tu tarjeta del club para usar tus cupones y ganar puntos.',
    show: 'Mostrar mi tarjeta',
  },
  coupons: {
    title: 'Cupones',
    count: (count) => [number.format(count), coupons(count)] as const,
    none: 'Aún no recortas ninguno. Recorta un cupón y se descuenta solo.',
    clip: 'Recortar cupones',
    see: 'Ver los recortados',
  },
  rewards: {
    title: 'Puntos y recompensas',
    see: 'Ver recompensas',
    waiting: (amount) => `Tienes ${amount} de descuento para tu carrito.`,
  },
  more: 'Más formas de ahorrar',
  couldNotLoad: {
    rewards: 'No pudimos cargar tus puntos',
    coupons: 'No pudimos cargar tus cupones',
    games: 'No pudimos cargar tus juegos',
  },
};
