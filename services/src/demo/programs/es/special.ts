import { cinema, entry, game, line, nextTime, prize, standIns, steps, type Texts } from './draft.ts';

export const freshCoinDrop: Texts = game({
  title: 'Lluvia de monedas',
  tagline: 'Junta tres frutas iguales y llena tu canasta.',
  pointLabels: { singular: 'moneda fresca', plural: 'monedas frescas' },
  earnText: 'Cada $1 que gastas en comestibles te da 1 moneda fresca. Cada jugada cuesta {cost} {points}.',
  howItWorks: steps('Cada $1 que gastas en comestibles te da 1 moneda fresca.'),
  odds: [
    line('Canasta de frutas y verduras de $15', 'Canasta'),
    line('Mango gratis'),
    line('$2 menos en kits de ensalada', '$2 menos'),
    line('2 boletos de cine', 'Cine'),
    nextTime,
  ],
  prizes: [
    prize('coin-basket', 'Canasta de frutas y verduras de $15'),
    prize('coin-mango', 'Mango gratis'),
    prize('coin-salad', '$2 menos en kits de ensalada'),
    cinema('coin-movie'),
    ...standIns('coin'),
  ],
});

export const farmFriends: Texts = game({
  title: 'Amigos de la granja',
  tagline: 'Para todas las edades: junta tres iguales y te llevas algo rico.',
  odds: [
    line('Manzana gratis', 'Manzana'),
    line('$1 menos en palomitas', '$1 menos'),
    line('Plátano gratis', 'Plátano'),
    line('Receta de hot cakes de plátano', 'Hot cakes'),
    nextTime,
  ],
  prizes: [
    prize('farm-apple', 'Manzana gratis'),
    prize('farm-popcorn', '$1 menos en palomitas'),
    prize('farm-banana', 'Plátano gratis'),
    prize(
      'farm-recipe',
      'Hot cakes de plátano',
      'Una receta para 2, en 20 minutos',
      'Tres básicos de la despensa y plátanos maduros: hot cakes que hasta los más chiquitos ayudan a mezclar.',
    ),
    ...standIns('farm'),
  ],
  recipes: [
    {
      recipeId: 'farm-pancakes',
      title: 'Hot cakes de plátano',
      ingredients: [
        { quantity: '2', name: 'plátanos maduros' },
        { quantity: '2', name: 'huevos' },
        { quantity: '½ taza', name: 'avena' },
        { quantity: '1 cda.', name: 'mantequilla para la sartén' },
      ],
      steps: [
        'Aplasta los plátanos con un tenedor.',
        'Agrega los huevos y la avena, mezcla y deja reposar la masa 5 minutos.',
        'Cocina hot cakes chicos en mantequilla a fuego medio, 2 minutos por lado.',
      ],
    },
  ],
});

export const grandGiveaway: Texts = game({
  title: 'El gran sorteo',
  tagline: 'Cada tarjeta es una participación. Algunas valen por cinco.',
  odds: [line('5 participaciones en el sorteo', '5 boletos'), line('Participación en el sorteo', 'Un boleto')],
  drawPrizeName: 'Una cocina para ti',
  prizes: [entry('grand-five', 5), entry('grand-one', 1), ...standIns('grand')],
});

export const bakeryBingo: Texts = game({
  title: 'Bingo de la panadería',
  tagline: 'Recién salidos del horno, tres en línea.',
  odds: [line('Croissant gratis', 'Croissant'), line('$1 menos en bagels', '$1 menos'), line('Dona gratis'), nextTime],
  prizes: [
    prize('bingo-croissant', 'Croissant gratis'),
    prize('bingo-bagel', '$1 menos en bagels'),
    prize('bingo-doughnut', 'Dona gratis'),
    ...standIns('bingo'),
  ],
});

export const citrusDrop: Texts = game({
  title: 'Lluvia de cítricos',
  tagline: 'Cinco porciones, frescas y ácidas.',
  odds: [
    line('Bolsa de naranjas gratis', 'Naranjas'),
    line('$1 menos en limones', '$1 menos'),
    line('$1 menos en kiwis', '$1 en kiwis'),
    line('Participación en el sorteo', 'Un boleto'),
    nextTime,
  ],
  drawPrizeName: 'Fruta cada semana por un año',
  prizes: [
    prize('citrus-oranges', 'Bolsa de naranjas gratis'),
    prize('citrus-lemons', '$1 menos en limones'),
    prize('citrus-kiwi', '$1 menos en kiwis'),
    entry('citrus-entry', 1),
    ...standIns('citrus'),
  ],
});

export const luckyLoaf: Texts = game({
  title: 'El pan de la suerte',
  tagline: 'Cada pocas horas alguien gana un pan. ¿Serás tú?',
  odds: [line('Pan gratis'), line('Baguette gratis', 'Baguette'), nextTime],
  prizes: [prize('lucky-loaf', 'Pan gratis'), prize('lucky-baguette', 'Baguette gratis'), ...standIns('lucky')],
});
