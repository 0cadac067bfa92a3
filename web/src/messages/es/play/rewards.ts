import type { rewardsTexts as english } from '../../en/play/rewards.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const rewards = plural('es', { one: 'recompensa', other: 'recompensas' });
const expire = plural('es', { one: 'recompensa vence', other: 'recompensas vencen' });
const expiringPoints = plural('es', { one: 'punto vence', other: 'puntos vencen' });
const counted = (count: number) => `${number.format(count)} ${rewards(count)}`;

/** Texts of the rewards page, and of one reward. */
export const rewardsTexts: typeof english = {
  title: 'Recompensas del supermercado',
  toSpend: (count) => [rewards(count), 'para usar'],
  next: 'Próxima recompensa',
  progress: (have, of) => `${number.format(have)} / ${number.format(of)} puntos`,
  points: 'Puntos',
  number: (count) => number.format(count),
  onTheWay: 'En camino',
  added: (count) => (count < 0 ? `−${number.format(-count)}` : `+${number.format(count)}`),
  expires: (rewardCount, pointCount) =>
    rewardCount > 0
      ? `${number.format(rewardCount)} ${expire(rewardCount)}`
      : `${number.format(pointCount)} ${expiringPoints(pointCount)}`,
  dollarsOff: 'Dólares de descuento',
  waiting: (amount) => `Tienes ${amount} de descuento para tu carrito`,
  waitingLead: 'Elige en tu carrito cuándo usarlo.',
  until: (date) => `Hasta el ${date}`,
  left: (left, value) => `Quedan ${left} de ${value}`,
  goToCart: 'Ir a mi carrito',
  spend: 'Úsalas',
  spendLead: (each) =>
    `${number.format(each)} puntos son una recompensa. La mayoría las usa para ahorrar en el supermercado.`,
  cost: (count) => [number.format(count), rewards(count)],
  costOf: counted,
  missing: (count) => (count === 1 ? 'Falta 1 recompensa' : `Faltan ${counted(count)}`),
  redeem: 'Canjear',
  redeemOf: (name) => `Canjear: ${name}`,
  history: 'Historial',
  seeAll: 'Ver todo',
  noHistory: 'Aquí verás tus pedidos y recompensas.',
  start: {
    title: 'Tu primera recompensa está a 100 puntos',
    text: 'Cada $1 que gastas en el supermercado es 1 punto. Cuentan cuando recibes tu pedido.',
    action: 'Empezar a comprar',
  },
  pending: 'En camino',
  couldNotLoad: {
    rewards: 'No pudimos cargar tus recompensas',
    choices: 'No pudimos cargar lo que puedes canjear',
    history: 'No pudimos cargar tu historial',
  },
  labels: { singular: 'punto', plural: 'puntos' },
  detail: {
    redeemFor: (count) => `Canjear por ${counted(count)}`,
    redeeming: 'Canjeando',
    have: (count) => `Tienes ${counted(count)}.`,
    after: (count) =>
      count === 0
        ? 'No te quedará ninguna.'
        : count === 1
          ? 'Te quedará 1 recompensa.'
          : `Te quedarán ${counted(count)}.`,
    missing: (count) => `Necesitas ${counted(count)} más para esto.`,
    cost: 'Costo',
    value: 'Valor',
    good: 'Vale hasta',
    back: 'Volver a Recompensas del supermercado',
    shop: 'Compra y gana puntos',
    announced: (name) => `Canjeaste ${name}.`,
    notHere: 'Esta recompensa ya no se ofrece',
    notHereText: 'Mira por qué puedes canjear tus puntos ahora.',
    unavailable: 'Esta recompensa no se puede canjear ahora.',
  },
};
