/** What the lines of flowers are described as in Spanish, by their English descriptions. */
export const flowers: Readonly<Record<string, string>> = {
  'Cut fresh and kept cool. Flower food included.':
    'Flores recién cortadas y siempre en frío. Incluye alimento para flores.',
  'Long stems, tight buds, a week of color.': 'Tallos largos, botones cerrados y color para toda la semana.',
  'Arranged by our florists. You choose the colors, vase, and card.':
    'Lo arreglan nuestros floristas. Tú eliges los colores, el florero y la tarjeta.',
  'Hand-tied to order for the season. Twenty-two inches across.':
    'Atada a mano por encargo para la temporada. Mide veintidós pulgadas.',
  'Easy to grow: bright light and water when the soil is dry.':
    'Fácil de cuidar: buena luz, y agua cuando la tierra esté seca.',
  'Eighteen-inch foil balloon, filled with helium while you shop.':
    'Globo metálico de dieciocho pulgadas. Lo inflamos con helio mientras compras.',
  'For air or helium. Adult supervision required; broken balloons are a choking hazard.':
    'Para aire o helio. Con supervisión de un adulto: un globo roto puede causar asfixia.',
  'Soy wax and a cotton wick, for a clean, even burn.':
    'Cera de soya y mecha de algodón, para que arda limpia y pareja.',
  'Nine inches tall, with room for a dozen stems.': 'Mide nueve pulgadas, con lugar para una docena de tallos.',
  'The finishing touch for the party.': 'El toque final de la fiesta.',
  'Dress up the front step or the table.': 'Para alegrar la entrada o la mesa.',
  'Open-pollinated seeds for the home garden.': 'Semillas de polinización abierta para el huerto de la casa.',
};
