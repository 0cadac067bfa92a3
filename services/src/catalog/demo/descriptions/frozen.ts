/** What the lines of frozen are described as in Spanish, by their English descriptions. */
export const frozen: Readonly<Record<string, string>> = {
  'A thin crust with a bubbly edge. Twelve minutes, right on the rack.':
    'Masa delgada de orilla inflada. Doce minutos, directo en la parrilla del horno.',
  'A cauliflower crust with a real bite.': 'Masa de coliflor con muy buena mordida.',
  'A hot dinner in the time it takes to set the table.': 'Una cena caliente en lo que pones la mesa.',
  'Organic beans, grains, and vegetables, and nothing from an animal.':
    'Frijoles, granos y verduras orgánicos, sin nada de origen animal.',
  'Rolled tight, so nothing drips on the way to school.': 'Bien enrollado, para que no gotee camino a la escuela.',
  'Slow-churned and dense with cream.': 'Batido despacio, con mucha crema.',
  'Creamy, dairy-free, and made to share. Or not.': 'Cremoso, sin lácteos y para compartir. O no.',
  'Cold, sweet, and just the size for the porch.': 'Frías, dulces y del tamaño justo para una tarde en el porche.',
  'Picked, washed, and frozen within hours. Straight from the bag to the pan.':
    'Cosechadas, lavadas y congeladas en cuestión de horas. De la bolsa al sartén.',
  'Golden and crisp from the oven or the air fryer.': 'Doraditas y crujientes, en el horno o en la freidora de aire.',
  'Picked ripe and frozen the same day. Great in a smoothie or a pie.':
    'Fruta madura, congelada el mismo día. Queda muy bien en licuados y pays.',
  'From freezer to plate before the coffee is done.': 'Del congelador al plato antes de que esté el café.',
  'Straight from the freezer to a hot oven, crisp all over.':
    'Del congelador al horno caliente, y crujientes por todos lados.',
  'Wild-caught and frozen at sea.': 'Pesca silvestre, congelada en alta mar.',
  'For the second half, or for friends who stay late.':
    'Para el segundo tiempo, o para los amigos que se quedan tarde.',
  'Pea protein and mushrooms that brown like meat.': 'Proteína de chícharo y champiñones que doran como carne.',
};
