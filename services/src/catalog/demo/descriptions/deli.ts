/** What the lines of deli are described as in Spanish, by their English descriptions. */
export const deli: Readonly<Record<string, string>> = {
  'Slow-roasted, then sliced to order, as thick or as thin as you like.':
    'Se asa despacio y se rebana al momento, tan grueso o tan delgado como te guste.',
  'Sliced to order at the counter.': 'Lo rebanamos al momento en el mostrador.',
  'Roast turkey, lettuce, and tomato, warm on your bread.':
    'Pavo asado, lechuga y jitomate, calientito y en el pan que elijas.',
  'Pick your bread, meat, cheese, toppings, and sauce. Ready in twenty minutes.':
    'Elige pan, carne, queso, verduras y salsa. Listo en veinte minutos.',
  'Made fresh this morning and kept cold.': 'Preparado esta mañana y siempre frío.',
  'Made fresh in small batches.': 'Preparada en lotes pequeños, siempre fresca.',
  'Lunch in a bowl, dressing on the side.': 'Una comida completa en un tazón, con el aderezo aparte.',
  'Chickpeas and tahini, whipped smooth.': 'Garbanzo y tahini batidos hasta quedar suaves.',
  'Made fresh for dipping.': 'Recién hecho para botanear.',
  'Thin-sliced, in a tray that reseals.': 'Rebanadas delgaditas en una charola que se vuelve a cerrar.',
  'Juicy, with plenty of snap.': 'Jugosas y con buena mordida.',
  'Meat, cheese, and crackers in one small tray.': 'Carnes frías, queso y galletas saladas en una charolita.',
};
