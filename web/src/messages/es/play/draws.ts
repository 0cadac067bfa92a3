import type { draws as english } from '../../en/play/draws.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('es', { one: 'participación', other: 'participaciones' });

/** Texts of a draw on the pages of its game. */
export const draws: typeof english = {
  title: 'Cómo se elige al ganador',
  lead: (prize, worth) => `${prize}, con valor de ${worth}.`,
  yourOdds: (odds) => `Tus probabilidades hoy: ${odds}.`,
  steps: {
    COMMITTED: {
      title: 'Comprometido',
      text: 'Publicamos un número sellado antes de que llegara la primera participación.',
    },
    CLOSED: { title: 'Cerrado', text: 'La lista de participaciones queda fija y con su huella.' },
    DRAWN: { title: 'Sorteado', text: 'Dos personas, dados y un cálculo. Gana el puntaje más bajo.' },
    VERIFIED: { title: 'Verificado', text: 'El sorteo se repite para comprobarlo y luego se publica.' },
  },
  done: 'Listo',
  check: 'Verificar el sorteo',
  howWeDraw: 'Cómo sorteamos',
  isDrawn: 'Ya se hizo el sorteo',
  isOpen: 'El sorteo',
  drawnLine: (date, count) => `${date}, entre ${number.format(count)} ${entries(count)}.`,
  openLine: (date, count) => `El sorteo es el ${date}. Hasta ahora, ${number.format(count)} ${entries(count)}.`,
  winnerVerified: 'Ganador verificado',
};
