import type { offline as english } from '../../en/phone/offline.ts';

/** Texts of what stays readable without a connection. */
export const offline: typeof english = {
  app: (banner) => `Despensa, cupones y juegos de ${banner}.`,
  shortcuts: { cart: 'Carrito', scan: 'Escanear', orders: 'Pedidos', myList: 'Mi lista' },
  screens: {
    home: 'Lo que compras seguido y lo que está en oferta',
    coupons: 'Cupones que activas con un toque',
    cart: 'Tu carrito, con lo que ahorras',
  },
  title: 'No tienes conexión',
  text: 'Esta página necesita conexión.',
  kept: 'Guardado en este teléfono',
  nothing:
    'No hay nada guardado en este teléfono. Abre tu tarjeta del club cuando tengas conexión y elige “Guardar en este teléfono”.',
  again: 'Volver a intentarlo',
  pages: {
    clubCard: 'Tarjeta del club',
    cart: 'Tu carrito',
    myList: 'Mi lista',
    coupons: 'Cupones y ofertas',
  },
};
