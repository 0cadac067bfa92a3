import type { PageDocument } from '../../../contract/content.ts';

/** How to reach a person, in Spanish. */
export const contact: PageDocument = {
  name: 'contact',
  title: 'Contáctanos',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'Con gusto te ayudamos, en persona o por escrito.',
  sections: [
    {
      title: 'En tu tienda',
      text: 'El mostrador de servicio de tu tienda {banner} está abierto siempre que la tienda lo está. Ahí pueden buscar un pedido, agregar una tarjeta del club a tu cuenta y corregir puntos.',
    },
    {
      title: 'Antes de escribir',
      text: [
        'Para que podamos responderte a la primera, incluye:',
        '- el número de tu pedido o el nombre del juego',
        '- la tienda y el día',
        '- qué pasó y qué esperabas',
        'Nunca nos envíes un código de un solo uso. No te lo pediremos.',
      ].join('\n'),
    },
    {
      title: 'Accesibilidad',
      text: 'Si algo de este sitio es difícil de usar, avísanos en el mostrador de servicio. Lo tratamos como un error y lo arreglamos.',
    },
  ],
};
