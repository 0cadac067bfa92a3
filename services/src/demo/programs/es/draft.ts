import type { Translations } from '../../../games/index.ts';

/** A program's texts in Spanish. */
export type Texts = NonNullable<Translations['es']>;
type Prizes = NonNullable<Texts['prizes']>;
type Prize = Prizes[number];
type Odds = NonNullable<Texts['odds']>[number];

export const line = (label: string, shortLabel = label): Odds => ({ label, shortLabel });
export const nextTime = line('A la próxima');

/** A game with the texts that most games share. */
export const game = (own: Pick<Texts, 'title' | 'tagline' | 'odds'> & Partial<Texts>): Texts => ({
  earnText: 'Cada $1 que gastas en comestibles te da 1 punto de juego. Cada jugada cuesta {cost} {points}.',
  optInText: 'Participa y la primera jugada va por nuestra cuenta.',
  howItWorks: steps('Cada $1 que gastas en comestibles te da 1 punto de juego.'),
  ...own,
});

/** How it works in three steps. */
export const steps = (shop: string): NonNullable<Texts['howItWorks']> => [
  { title: 'Compra', body: shop },
  { title: 'Juega', body: 'Cada jugada cuesta {cost} {points}. La primera va por nuestra cuenta.' },
  { title: 'Gana', body: 'Canjea tu premio hasta el {redeemBy}. Los cupones se recortan solos.' },
];

export const prize = (
  prizeId: string,
  name: string,
  shortDescription?: string,
  description?: string,
  own: Partial<Prize> = {},
): Prize => ({
  prizeId,
  name,
  ...(shortDescription === undefined ? {} : { shortDescription }),
  ...(description === undefined ? {} : { description }),
  ...own,
});

/** The stand-in for a prize that is gone: one of three to choose from. */
export const standIns = (prefix: string): Prizes => [
  prize(
    `${prefix}-produce`,
    'Elige uno de tres',
    'Tu premio se agotó o no estaba disponible para ti. Elige otro, va por nuestra cuenta.',
    'Tu premio se agotó o no estaba disponible para ti. Elige uno de otros tres en un plazo de 7 días, va por nuestra cuenta.',
  ),
  prize(`${prefix}-choice-produce`, '$1 menos en frutas y verduras', 'Cualquier fruta o verdura fresca'),
  prize(`${prefix}-choice-bread`, '$1 menos en pan', 'Cualquier pan de nuestra panadería'),
  prize(`${prefix}-choice-reward`, '$1 de recompensa', 'En tu próximo pedido'),
];

export const cinema = (prizeId: string): Prize =>
  prize(
    prizeId,
    '2 boletos de cine',
    'De Lantern Cinemas. Cualquier película, cualquier día, una visita.',
    'Dos boletos para una visita. Recibes el código al momento y se queda en esta página.',
    {
      disclaimer: 'No se combina con otras ofertas. Sin valor en efectivo.',
      instructions: 'Muestra el código en la taquilla o escríbelo en línea. Se usa una sola vez.',
    },
  );

export const entry = (prizeId: string, entries: number): Prize =>
  prize(prizeId, entries === 1 ? 'Participación en el sorteo' : `${entries} participaciones en el sorteo`);
