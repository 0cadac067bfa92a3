import type { wallet as english } from '../../en/ordering/wallet.ts';

/** Texts of paying with a wallet on the shopper's device. */
export const wallet: typeof english = {
  missing: (name) => `Este navegador no ofrece ${name}.`,
  closed: (name) => `Cerraste ${name}, así que no se pidió ni se cobró nada. Haz el pedido cuando quieras.`,
  unavailable: (name) => `Este navegador no ofrece ${name}. Regresa un paso y elige otra forma de pago.`,
  failed: (name) =>
    `${name} no se abrió. No se pidió ni se cobró nada. Vuelve a intentarlo o elige otra forma de pago.`,
  total: 'Total estimado',
  hold: (shop) => `${shop}, apartado hasta que empaquemos`,
  demo: {
    title: 'Billetera de prueba',
    text: 'Así se paga con el celular. No se mueve dinero.',
    close: 'Cerrar',
    cards: 'Pagar con',
    card: (network, lastFour) => `${network} ···· ${lastFour}`,
    works: 'Paga tu pedido',
    declines: 'Siempre se rechaza',
    pay: (amount) => `Pagar ${amount}`,
    held: (total, hold) => `Total estimado: ${total}. Apartamos ${hold} y cobramos lo que empacamos.`,
  },
};
