import type { Language } from '../../../../server-kit/language.ts';
import type { PushCode } from './push-kinds.ts';

interface Words {
  title: string;
  body: string;
}

const en: Readonly<Record<PushCode, Words>> = {
  ORDER_READY: { title: 'Your order is ready', body: "Tap when you're on your way." },
  ORDER_ON_ITS_WAY: { title: 'Your order is on its way', body: "Follow it until it's at your door." },
  ORDER_DELIVERED: { title: 'Your order is here', body: 'Enjoy! See your receipt.' },
  ORDER_CHANGED: { title: 'Something in your order changed', body: "See what's different, and say if it's not right." },
  ORDER_CANCELED: { title: 'Your order was canceled', body: 'See why, and what happens to your payment.' },
  HOLD_REFUSED: { title: 'Your payment needs a look', body: 'Choose another way to pay, so your order can come.' },
  REFUNDED: { title: 'Your refund is on its way', body: 'See what was paid back.' },
  DRAW_WON: { title: 'You won!', body: 'See your prize, and claim it in time.' },
  CLAIM_DUE: { title: 'Your prize is waiting', body: 'Claim it before it goes to someone else.' },
  PRIZE_BACK: { title: 'A prize you wanted is back', body: 'Get it while it lasts.' },
  RUN_AHEAD: { title: 'Your next Schedule & Save order', body: 'Look it over while you can still change it.' },
  RUN_ORDERED: { title: 'Your Schedule & Save order is placed', body: "See what's coming." },
  RUN_NOT_ORDERED: { title: "Your Schedule & Save order wasn't placed", body: 'See why, and what you can do.' },
  RUN_PRICED: { title: 'Your Schedule & Save order has its price', body: 'See what it comes to.' },
  PRICES_ROSE: { title: 'Prices rose in Schedule & Save', body: 'Decide what still comes.' },
  MEMBERSHIP_ENDED: { title: 'Your FreshPass has ended', body: 'Start it again any time.' },
};

const es: Readonly<Record<PushCode, Words>> = {
  ORDER_READY: { title: 'Tu pedido está listo', body: 'Avísanos cuando vengas en camino.' },
  ORDER_ON_ITS_WAY: { title: 'Tu pedido va en camino', body: 'Síguelo hasta tu puerta.' },
  ORDER_DELIVERED: { title: 'Tu pedido ya llegó', body: '¡Que lo disfrutes! Mira tu recibo.' },
  ORDER_CHANGED: { title: 'Algo cambió en tu pedido', body: 'Mira qué es y dinos si no está bien.' },
  ORDER_CANCELED: { title: 'Tu pedido se canceló', body: 'Mira por qué y qué pasa con tu pago.' },
  HOLD_REFUSED: { title: 'Revisa tu pago', body: 'Elige otra forma de pago para que llegue tu pedido.' },
  REFUNDED: { title: 'Tu reembolso va en camino', body: 'Mira qué se te devolvió.' },
  DRAW_WON: { title: '¡Ganaste!', body: 'Mira tu premio y reclámalo a tiempo.' },
  CLAIM_DUE: { title: 'Tu premio te espera', body: 'Reclámalo antes de que sea de alguien más.' },
  PRIZE_BACK: { title: 'Volvió un premio que querías', body: 'Consíguelo antes de que se acabe.' },
  RUN_AHEAD: { title: 'Tu próximo pedido de Programa y ahorra', body: 'Revísalo mientras puedes cambiarlo.' },
  RUN_ORDERED: { title: 'Tu pedido de Programa y ahorra está realizado', body: 'Mira qué viene.' },
  RUN_NOT_ORDERED: {
    title: 'No se realizó tu pedido de Programa y ahorra',
    body: 'Mira por qué y qué puedes hacer.',
  },
  RUN_PRICED: { title: 'Tu pedido de Programa y ahorra ya tiene precio', body: 'Mira cuánto es.' },
  PRICES_ROSE: { title: 'Subieron precios en Programa y ahorra', body: 'Decide qué sigue llegando.' },
  MEMBERSHIP_ENDED: { title: 'Tu FreshPass terminó', body: 'Empiézalo de nuevo cuando quieras.' },
};

const words: Readonly<Record<Language, Readonly<Record<PushCode, Words>>>> = { en, es };

/**
 * What a lock screen says: whoever picks the phone up may read it, so it names no item, no sum, no prize, and nobody. The page
 * it leads to tells the rest, to whoever is signed in.
 */
export const pushWords = (code: PushCode, language: Language): Words => words[language][code];
