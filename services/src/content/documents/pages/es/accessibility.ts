import type { PageDocument } from '../../../contract/content.ts';

/** The accessibility statement, in Spanish. */
export const accessibility: PageDocument = {
  name: 'accessibility',
  title: 'Declaración de accesibilidad',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'Todas las personas deben poder comprar aquí.',
  sections: [
    {
      title: 'Qué nos proponemos',
      text: 'Nos proponemos cumplir las WCAG 2.2, nivel AA, en cada página de cada marca, en claro y en oscuro.',
    },
    {
      title: 'Qué hacemos',
      text: [
        '- cada página funciona solo con el teclado y muestra dónde está el foco',
        '- las páginas tienen títulos, regiones y nombres que un lector de pantalla puede usar',
        '- el texto se puede agrandar al 200% sin perder nada',
        '- nada parpadea, y si pides menos movimiento, nada se mueve sin necesidad',
        '- el color nunca es lo único que te dice algo',
        '- las páginas se pueden leer sin JavaScript',
        'Cada página se revisa automáticamente antes de cada versión.',
      ].join('\n'),
    },
    {
      title: 'Límites conocidos',
      text: 'Los juegos de raspar y girar tienen animaciones. Cada uno se puede jugar sin la animación, con el mismo resultado en palabras.',
    },
    {
      title: 'Avísanos de un problema',
      text: 'Si algo no te deja comprar, avisa en el mostrador de servicio de tu tienda {banner}. Di qué querías hacer, en qué página, y qué dispositivo o tecnología de asistencia usaste. Te ayudaremos enseguida y arreglaremos la página.',
    },
  ],
};
