import { plural } from '../../support/plural.ts';
import type { scan as english } from '../../en/phone/scan.ts';

const cheaper = plural('es', {
  one: 'cuesta menos por la misma cantidad.',
  other: 'cuestan menos por la misma cantidad.',
});

/** Texts of scanning a code. */
export const scan: typeof english = {
  title: 'Escanea un código de barras',
  lead: 'Mira cuánto cuesta en tu tienda y si algo parecido cuesta menos.',
  camera: {
    start: 'Usar la cámara',
    stop: 'Apagar la cámara',
    light: 'Luz',
    view: 'Lo que ve tu cámara',
    denied:
      'La cámara está desactivada para este sitio. Permítela en tu navegador, elige una foto o escribe el número.',
    none: 'No podemos usar una cámara aquí. Elige una foto o escribe el número.',
  },
  photo: {
    label: 'Elige una foto del código',
    nothing: 'No encontramos un código en esta foto. Prueba con una más de cerca.',
  },
  typed: {
    label: 'Número debajo de las barras',
    hint: 'De 8 a 14 dígitos',
    look: 'Buscarlo',
    wrong: 'Escribe todos los dígitos debajo de las barras: 8, 12, 13 o 14.',
  },
  looking: (code) => `Buscando ${code}…`,
  failed: 'No pudimos buscarlo. Vuelve a intentarlo.',
  found: (store) => `En ${store}`,
  foundHere: 'En tu tienda',
  unit: (price) => `Sale a ${price}.`,
  compare: '¿Hay algo más barato?',
  compareLead: (count) => (count === 0 ? 'Otros parecidos en tu tienda.' : `${count} ${cheaper(count)}`),
  notFound: 'Todavía no lo tenemos',
  notFoundText: (code) => `Nada en tu tienda tiene el número ${code}. Revisa que cada dígito esté bien.`,
  other: {
    weighed: {
      text: 'Esta etiqueta trae su propio peso y precio. Busca por nombre lo que contiene.',
      way: 'Buscar por nombre',
    },
    coupon: { text: 'Un cupón de papel se escanea en la caja. Recorta los nuestros aquí.', way: 'Ver cupones' },
    clubCard: {
      text: 'Una tarjeta del club se escanea en la caja. La tuya está en tu cuenta.',
      way: 'Mostrar mi tarjeta',
    },
  },
};
