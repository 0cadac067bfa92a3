/** What the lines of breakfast are described as in Spanish, by their English descriptions. */
export const breakfast: Readonly<Record<string, string>> = {
  'Stays crisp to the bottom of the bowl.': 'Sigue crujiente hasta el fondo del plato.',
  'Bright, loud, and gone before the bus comes.':
    'Colorido, ruidoso y acabado antes de que llegue el camión de la escuela.',
  'Organic grain, a little sweetness, and a real crunch.': 'Grano orgánico, un poco de dulce y crujiente de verdad.',
  'Baked low and slow in big clusters. Good by the handful, better on yogurt.':
    'Horneada despacio en trozos grandes. Rica a puños, mejor con yogur.',
  'Nothing but whole grain oats. Creamy on the stove or overnight in the fridge.':
    'Pura avena integral. Cremosa en la estufa, o lista por la mañana si la dejas en el refrigerador.',
  'Stir in hot water and breakfast is ready in ninety seconds.':
    'Agrega agua caliente, revuelve y el desayuno está en noventa segundos.',
  'A smooth, hot breakfast for slow mornings, with butter or with fruit.':
    'Un desayuno suave y calientito para mañanas sin prisa, con mantequilla o con fruta.',
  'Just add water for a light, tall stack of {f} pancakes.': 'Solo agrega agua y salen hot cakes altos y esponjosos.',
  'Grade A amber, boiled down in the sugarhouse: forty gallons of sap to one of syrup.':
    'Ámbar grado A, hervido despacio: cuarenta galones de savia para uno de jarabe.',
  'Thick and golden, made for stacks.': 'Espeso y dorado, hecho para los hot cakes.',
  'Crunchy whole grain oat bars, two to a pouch.': 'Barras crujientes de avena integral, dos en cada empaque.',
  'Frosted, filled, and ready in the toaster or straight from the pouch.':
    'Glaseados, rellenos y listos para el tostador, o así como vienen.',
  'Crisp biscuits, four to a sleeve, for the train or the desk.':
    'Galletas crujientes, cuatro por paquete, para el camino o el escritorio.',
};
