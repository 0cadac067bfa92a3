import { onThe } from '../../../shared/spanish.ts';
import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  gameNotAvailable: 'El juego no está disponible en este momento',
  gameSummaryEmpty: 'Lo sentimos, este juego no está disponible por ahora.',
  gameStatus: ['Sin empezar', 'En curso', 'Juego terminado'],
  pointLabels: { singular: 'punto de juego', plural: 'puntos de juego' },
  dates: {
    starts: (day) => `Empieza el ${day}`,
    ends: (day) => `Termina el ${day}`,
    endsToday: (time) => `Termina hoy, ${time}`,
    ended: (day) => `Terminó el ${day}`,
  },
  cannotPlay: {
    NOT_OPTED_IN: () => 'Participa para poder jugar.',
    PROGRAM_NOT_STARTED: ({ begins }) => `Abre el ${begins}.`,
    PROGRAM_ENDED: () => 'Este juego terminó.',
    INSUFFICIENT_POINTS: ({ points }) => `Te faltan ${points} para la próxima jugada.`,
    DAILY_LIMIT: ({ again }) =>
      `Ya usaste las jugadas de hoy.${again === null ? '' : ` Vuelve a jugar ${onThe(again)}.`}`,
    TOTAL_LIMIT: ({ again }) =>
      again === null
        ? 'Ya usaste todas tus jugadas en este juego.'
        : `Por ahora ya usaste todas tus jugadas. Vuelve a jugar ${onThe(again)}.`,
    NEGATIVE_BALANCE: ({ points }) =>
      `Un pedido reembolsado te descontó puntos. Te faltan ${points} para la próxima jugada.`,
    UNAVAILABLE: () => 'El juego no está disponible en este momento',
  },
  optInRefusals: {
    PROGRAM_ENDED: () => 'Este juego terminó.',
    PROGRAM_NOT_STARTED: (begins) => `Abre el ${begins}.`,
    EMPLOYEE_EXCLUDED: () => 'Los empleados no pueden participar en sorteos.',
    NOT_ELIGIBLE_STATE: () => 'Este juego no está disponible en tu estado.',
    AGE_NOT_MET: () => 'Las reglas de este juego no nos permiten inscribirte.',
  },
  activity: {
    plays: (count) => (count === 1 ? '1 jugada' : `${count} jugadas`),
    reward: (value) => `Recompensa de ${value}`,
    today: 'Hoy',
    yesterday: 'Ayer',
    dayOfYear: (day, year) => `${day} ${year}`,
    left: (points) => `Quedan ${points}`,
    owed: (points) => `Debes ${points}`,
    play: (time, receipt) => `${time}, jugada ${receipt}`,
    estimated: (game) => `${game}, estimado`,
    at: (game, time) => `${game}, ${time}`,
    onTheWay: 'En camino',
    redeemBy: (day) => `Canjéalo hasta el ${day}`,
    redeemed: 'Canjeado',
    ended: 'Ya no es válido',
    takenBack: 'Retirado',
  },
  standIn: 'Otro premio',
  refusals: {
    AGE_NOT_MET: 'Según tus datos, las reglas de este juego no nos permiten inscribirte.',
    NOT_ELIGIBLE_STATE: 'Este juego no está disponible en tu estado.',
    EMPLOYEE_EXCLUDED: 'Los empleados no pueden participar en sorteos.',
    RULES_CHANGED: 'Las reglas cambiaron. Léelas y acéptalas para continuar.',
    RULES_NOT_ACCEPTED: 'Acepta las reglas para participar',
    PROGRAM_NOT_STARTED: 'Este juego aún no ha empezado.',
    PROGRAM_ENDED: 'Este juego terminó.',
    DATE_OF_BIRTH_REQUIRED: 'Escribe tu fecha de nacimiento.',
    DATE_OF_BIRTH_INVALID: 'Escribe una fecha de nacimiento válida.',
    RESIDENCY_REQUIRED: 'Elige tu estado.',
    INSUFFICIENT_POINTS: 'Necesitas más puntos para esta jugada. No se descontaron puntos.',
    DAILY_LIMIT: 'Ya usaste las jugadas de hoy. No se descontaron puntos.',
    TOTAL_LIMIT: 'Ya usaste todas tus jugadas en este juego. No se descontaron puntos.',
    NEGATIVE_BALANCE: 'Un pedido reembolsado te descontó puntos. En esta jugada no se descontó ninguno.',
    NOT_OPTED_IN: 'Participa antes de jugar.',
  },
};
