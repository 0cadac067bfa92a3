import { prize, type Texts } from './draft.ts';

const reward = (prizeId: string, dollars: number) =>
  prize(
    prizeId,
    `$${dollars} menos en tus compras`,
    'En cualquier pedido',
    `$${dollars} menos en comestibles, en uno o varios pedidos, en la tienda o en línea.`,
    {
      disclaimer: 'No se usa en alcohol, tabaco, tarjetas de regalo, depósitos ni cargos. Sin valor en efectivo.',
    },
  );

export const rewardsProgram: Texts = {
  title: 'Recompensas del supermercado',
  pointLabels: { singular: 'punto', plural: 'puntos' },
  prizes: [
    reward('foru-1-off', 1),
    reward('foru-2-off', 2),
    reward('foru-5-off', 5),
    reward('foru-7-off', 7),
    prize(
      'foru-freshpass',
      '1 mes de FreshPass',
      'Entrega gratis desde $30',
      'Entrega gratis en pedidos de $30 o más durante un mes, que se suma al FreshPass que ya tengas.',
    ),
    reward('foru-15-off', 15),
  ],
};
