import type { Language } from '../../../shared/language.ts';

/** What happened, as an item of the activity says it. */
export interface ItemTexts {
  played: (game: string) => string;
  won: (prize: string) => string;
  redeemed: (prize: string) => string;
  entries: string;
  freeEntry: string;
  order: (orderNumber: string, store: string | null) => string;
  takenBack: (orderNumber: string) => string;
  welcome: (plays: number) => string;
  freePlay: string;
  expired: string;
  offer: (name: string, isChallenge: boolean) => string;
  returned: (title: string) => string;
}

/** Items in the languages that the services don't write in; their own words are the English ones. */
export const itemTexts: Readonly<Partial<Record<Language, ItemTexts>>> = {
  es: {
    played: (game) => `Jugaste a ${game}`,
    won: (prize) => `Ganaste: ${prize}`,
    redeemed: (prize) => `Canjeaste: ${prize}`,
    entries: 'Participaciones en el sorteo',
    freeEntry: 'Participación gratis',
    order: (orderNumber, store) => `Pedido ${orderNumber}${store === null ? '' : ` en ${store}`}`,
    takenBack: (orderNumber) => `Pedido ${orderNumber}, puntos descontados`,
    welcome: (plays) => (plays === 1 ? 'Jugada de bienvenida' : 'Jugadas de bienvenida'),
    freePlay: 'Jugada gratis',
    expired: 'Puntos vencidos',
    offer: (name, isChallenge) => `${isChallenge ? 'Bonus Path' : 'Cupón'}: ${name}`,
    returned: (title) => `${title}, artículos devueltos`,
  },
};
