import type { refusals as english } from '../en/refusals.ts';

/** Pages that stand in for one that is not served now; sent by the server, without the rest of the texts. */
export const refusals: typeof english = {
  busy: {
    title: 'Tenemos mucha gente ahora',
    text: 'Hay más visitas que de costumbre. No perdiste nada. Vuelve a intentarlo en un momento.',
  },
  tooFast: {
    title: 'Danos un momento',
    text: 'Abriste muchas páginas en poco tiempo. No perdiste nada. Espera un momento y vuelve a intentarlo.',
  },
  unreadable: {
    title: 'No podemos leer esta solicitud',
    text: 'Puede que la dirección esté mal escrita o que un enlace no funcione.',
    home: 'Ir a la página principal',
  },
  tooMuch: {
    title: 'Tu navegador envió demasiado',
    text: 'Guarda más cookies de este sitio de las que podemos leer. Borra las cookies de este sitio y vuelve a intentarlo.',
    home: 'Ir a la página principal',
  },
};
