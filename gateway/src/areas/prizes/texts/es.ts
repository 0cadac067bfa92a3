import { counted } from '../../../shared/counted.ts';
import { onThe } from '../../../shared/spanish.ts';
import type { Texts } from './en.ts';

const tooYoung = (age: number) =>
  age > 0 ? `Debes tener ${age} años o más para este premio` : 'No tienes la edad para este premio';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  rewardPoints: { singular: 'punto', plural: 'puntos' },
  prizeNotFound: 'No encontramos ese premio.',
  prizeState: {
    REDEEMABLE: () => null,
    HELD: ({ missing, cost }) => `Te faltan ${missing}. Llega a ${cost} a tiempo y podrás canjear el premio.`,
    INSUFFICIENT_POINTS: ({ missing }) => `Te faltan ${missing}.`,
    NEGATIVE_BALANCE: ({ missing }) => `Un pedido reembolsado te descontó puntos. Te faltan ${missing}.`,
    LIMIT_REACHED: ({ isForToday }) =>
      isForToday
        ? 'Hoy ya canjeaste este premio las veces que permiten las reglas.'
        : 'Ya canjeaste este premio las veces que permiten las reglas.',
    SOLD_OUT: () => 'Ya no queda ninguno.',
    NOT_STARTED: ({ opens }) => `Abre el ${opens}.`,
    ENDED: () => 'Este premio ya terminó.',
    NOT_OPTED_IN: () => 'Participa en el juego para canjearlo.',
    ONLY_WON: () => 'Juega para ganarlo.',
    EMPLOYEE_EXCLUDED: () => 'Los empleados no pueden participar en sorteos.',
    AGE_NOT_MET: ({ minimumAge }) => `${tooYoung(minimumAge)}.`,
  },
  noPointsTaken: 'No se descontaron puntos.',
  refusals: {
    INSUFFICIENT_POINTS: () => ({ reason: 'Necesitas más puntos para este premio', keepsPoints: true }),
    NEGATIVE_BALANCE: () => ({ reason: 'Un pedido reembolsado te había descontado puntos', keepsPoints: true }),
    SOLD_OUT: () => ({ reason: 'Este premio se acaba de agotar', keepsPoints: true }),
    LIMIT_REACHED: ({ again, allowed }) => ({
      reason:
        allowed > 0
          ? `Es más de lo que permiten las reglas: tu hogar puede tener ${counted(allowed)} más`
          : 'Ya canjeaste este premio las veces que permiten las reglas',
      keepsPoints: true,
      ...(again === null ? {} : { advice: `Puedes volver a canjearlo ${onThe(again)}.` }),
    }),
    PRICE_CHANGED: ({ cost, expectedCost }) => ({
      reason: `El precio cambió a ${cost}`,
      advice: `Era de ${expectedCost} cuando abriste esta página. Canjéalo al nuevo precio, o déjalo.`,
    }),
    NOT_STARTED: () => ({ reason: 'Este premio aún no está abierto', keepsPoints: true }),
    ENDED: () => ({ reason: 'Este premio ya terminó', keepsPoints: true }),
    EXPIRED: () => ({ reason: 'Ya es tarde para canjear este premio' }),
    ALREADY_REDEEMED: () => ({ reason: 'Ya canjeaste este premio' }),
    NOT_OPTED_IN: () => ({ reason: 'Participa en el juego antes de canjear sus premios' }),
    ONLY_WON: () => ({ reason: 'Este premio solo se gana jugando' }),
    EMPLOYEE_EXCLUDED: () => ({ reason: 'Los empleados no pueden participar en sorteos' }),
    AGE_NOT_MET: ({ minimumAge }) => ({ reason: tooYoung(minimumAge), keepsPoints: true }),
    SWEEPSTAKES_CLOSED: () => ({ reason: 'Este sorteo ya cerró', keepsPoints: true }),
    SWEEPSTAKES_NOT_OPEN: () => ({ reason: 'Este sorteo aún no está abierto', keepsPoints: true }),
    ENTRY_LIMIT_REACHED: () => ({
      reason: 'Tu hogar ya tiene todas las participaciones que permiten las reglas',
      keepsPoints: true,
    }),
    TOO_FEW_POINTS_TO_HOLD: ({ leastPercent }) => ({
      reason:
        leastPercent === null
          ? 'Necesitas más puntos para apartar este premio'
          : `Puedes apartar un premio cuando tienes el ${leastPercent}% de sus puntos`,
    }),
    HOLD_EXISTS: () => ({
      reason: 'Ya apartaste otro premio en este juego',
      advice: 'Puedes apartar uno a la vez.',
    }),
    IN_STOCK: () => ({ reason: 'Ya está disponible otra vez' }),
    NOT_A_CHOICE: () => ({ reason: 'Elige uno de los premios que se muestran' }),
    ALREADY_CHOSEN: () => ({ reason: 'Ya elegiste' }),
  },
  stock: {
    none: 'No queda ninguno',
    unlimited: 'Sin límite',
    left: (count) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
    givenOut: (count) => (count === 1 ? 'Se entregó 1' : `Se entregaron ${counted(count)}`),
  },
};
