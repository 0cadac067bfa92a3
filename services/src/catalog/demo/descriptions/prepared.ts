/** What the lines of prepared are described as in Spanish, by their English descriptions. */
export const prepared: Readonly<Record<string, string>> = {
  'Slow-roasted all day and hot when you pick it up.': 'Rostizado despacio todo el día y caliente cuando lo recoges.',
  'Buttermilk-brined, hand-breaded, and extra crispy.':
    'Marinado en suero de leche, empanizado a mano y extra crujiente.',
  'Hot and ready from the hot bar, sold by the pound.': 'De la barra caliente, listo para comer. Se vende por libra.',
  'Ladled when you order.': 'La servimos cuando la pides.',
  'Pick your sauce, cheese, and toppings. Hot from the oven in twenty-five minutes.':
    'Elige salsa, queso e ingredientes. Sale del horno en veinticinco minutos.',
  'Made to order by our baristas. Pick your size, milk, and syrup.':
    'Lo preparan nuestros baristas al momento. Elige tamaño, leche y jarabe.',
  'Cooked this morning and chilled. Heat five minutes and dinner’s ready.':
    'Cocinado esta mañana y enfriado. Caliéntalo cinco minutos y la cena está lista.',
  'Rolled at our sushi counter through the day.': 'Enrollado durante el día en nuestra barra de sushi.',
  'Rolled thin and cooked in three minutes.': 'Masa delgada que se cuece en tres minutos.',
  'Slow-risen dough for one large pizza.': 'Masa de fermentación lenta para una pizza grande.',
  'Everything measured and washed. Thirty minutes, one pan.': 'Todo medido y lavado. Treinta minutos y un solo sartén.',
  'Serves twelve to sixteen. Please order a day ahead.':
    'Rinde para doce a dieciséis personas. Pídela con un día de anticipación.',
  'Ten boxes, each with a sandwich, chips, fruit, and a cookie.':
    'Diez cajas, cada una con sándwich, papas fritas, fruta y una galleta.',
  'Dinner for eight with four sides, rolls, and pie. Reserve now and pick up the day before.':
    'Cena para ocho con cuatro guarniciones, pan y pay. Aparta la tuya y recógela el día anterior.',
  'Big bags for busy kitchens.': 'Bolsas grandes para cocinas con mucho trabajo.',
  'One gallon, with an easy-grip handle.': 'Un galón, con asa fácil de agarrar.',
  'Raw honey from one Oregon apiary, strained by gravity. Do not feed to infants under one year.':
    'Miel cruda de un solo apiario de Oregon, colada por gravedad. No se la des a bebés menores de un año.',
  'Made in small batches at the apiary.': 'Hecho en lotes pequeños en el apiario.',
};
