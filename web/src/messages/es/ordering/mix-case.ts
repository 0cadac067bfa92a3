import type { mixCase as english } from '../../en/ordering/mix-case.ts';

const numbers = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
const inWords = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of a mixed case of wine; bottles are feminine. */
export const mixCase: typeof english = {
  title: (size) => `Arma una caja de ${inWords(size)}`,
  state: (count, size) => {
    if (count === 0) return `Elige ${inWords(size)} y todas tienen`;
    const more = size - count;
    return more > 0
      ? `${count} de ${size}. Con ${inWords(more)} más, las ${inWords(size)} tienen`
      : `${capital(`las ${inWords(count)}`)} tienen`;
  },
  places: 'Tu caja',
  empty: (place) => `Lugar ${place}, vacío`,
  announced: (count, size) => `${count} de ${size} botellas en tu caja.`,
  full: (count, off) => `Tu caja está completa: las ${inWords(count)} tienen ${off}.`,
  total: 'Productos',
  checkOut: 'Pagar',
  fill: 'Completar la caja con esta lista',
  filling: 'Completando la caja',
  outcomes: 'Lo que se agregó a tu caja',
  added: 'en tu caja',
  refused: 'no se pudo agregar',
  result: (added, of) =>
    added === of ? `Se agregaron ${added} a tu caja.` : `Se agregaron ${added} de ${of} a tu caja.`,
  toCart: 'Ver tu carrito',
  undo: 'Deshacer',
  undone: 'Ya no están en tu caja.',
  failed: 'No se pudo completar la caja. Vuelve a intentarlo.',
};
