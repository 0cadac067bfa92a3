/** What the lines of beverages are described as in Spanish, by their English descriptions. */
export const beverages: Readonly<Record<string, string>> = {
  'Crisp bubbles and nothing else: no calories, no sweetener, no sodium.':
    'Burbujas y nada más: sin calorías, sin endulzantes y sin sodio.',
  'Bottled at a protected mountain spring.': 'Embotellada en un manantial protegido de la montaña.',
  'Vapor-distilled water with electrolytes for taste.': 'Agua destilada al vapor, con electrolitos para darle sabor.',
  'The {f} you grew up on, made with cane sugar. Pour it over plenty of ice.':
    'El refresco de toda la vida, hecho con azúcar de caña. Sírvelo con mucho hielo.',
  'All the flavor of our {f} with no sugar at all.': 'El mismo sabor de siempre, sin nada de azúcar.',
  'Dry and lively. Holds its own over ice and in a tall glass.':
    'Burbujas secas y vivas, que aguantan el hielo y el vaso largo.',
  '100% {f} juice from concentrate, with no sugar added.': 'Jugo 100% de fruta, de concentrado y sin azúcar añadida.',
  'Eight juice boxes, a straw on each, for the lunch box or the back seat.':
    'Ocho cajitas, cada una con su popote, para la lonchera o el asiento de atrás.',
  'Tart, cloudy, and just sweet enough.': 'Ácida, turbia y con el dulce justo.',
  'Arabica beans, roasted in small batches and ground for drip.':
    'Granos arábica tostados en lotes pequeños y molidos para cafetera de filtro.',
  'Whole beans, roasted in small batches to grind at home.':
    'Granos enteros, tostados en lotes pequeños, para moler en casa.',
  'For single-serve brewers. Each pod is sealed, so the last cup tastes as fresh as the first.':
    'Para cafeteras de cápsulas. Cada una va sellada: la última taza sabe tan fresca como la primera.',
  'Bags without staples or plastic. Steep three to five minutes.':
    'Bolsitas sin grapas ni plástico. Déjalas reposar de tres a cinco minutos.',
  'Steeped cold for eighteen hours, so it’s smooth without sugar.':
    'Reposado en frío dieciocho horas: suave y sin azúcar.',
  'Real tea, brewed and chilled. Pour it over ice with a slice of lemon.':
    'Té de verdad, preparado y enfriado. Sírvelo con hielo y una rodaja de limón.',
  'Real tea, brewed and chilled, and nothing sweet about it.': 'Té de verdad, preparado y enfriado, sin nada de dulce.',
  'Fluids, electrolytes, and carbs for the second half of the game.':
    'Líquidos, electrolitos y carbohidratos para el segundo tiempo.',
  'As much caffeine as a large coffee, from green coffee beans. Not recommended for children.':
    'La cafeína de un café grande, de granos de café verde. No se recomienda para niños.',
};
