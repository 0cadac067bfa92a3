import type { install as english } from '../../en/phone/install.ts';

/** Texts of the storefront as an app of the phone. */
export const install: typeof english = {
  title: (banner) => `${banner} como app`,
  text: 'Se abre desde tu pantalla de inicio, y tu lista y tu carrito quedan a la mano sin conexión.',
  install: 'Instalar la app',
  notNow: 'Ahora no',
  close: 'Cerrar',
  steps: {
    title: (banner) => `Agrega ${banner} a tu pantalla de inicio`,
    all: [
      'Toca Compartir en la barra de tu navegador.',
      'Elige “Agregar a inicio”.',
      'Toca Agregar. La app queda en tu pantalla de inicio.',
    ],
  },
};
