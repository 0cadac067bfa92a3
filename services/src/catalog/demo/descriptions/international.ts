/** What the lines of international are described as in Spanish, by their English descriptions. */
export const international: Readonly<Record<string, string>> = {
  'A splash to finish, or the start of a marinade.': 'Unas gotas para terminar el plato, o la base de una marinada.',
  'Springy noodles for broth or a hot wok.': 'Fideos firmes para caldo o para el wok caliente.',
  'Air-dried noodles with a rich soup base.': 'Fideos secados al aire con una base de sopa muy sabrosa.',
  'Just what the stir-fry was missing.': 'Justo lo que le faltaba al salteado.',
  'Crunchy, savory, and hard to put down.': 'Con sabor, crujientes y difíciles de soltar.',
  'For taco Tuesday, or any other day.': 'Para el martes de tacos, o para cualquier otro día.',
  'Toasted chilies and a slow, warm heat.': 'Chiles tostados y un picor que llega despacio.',
  'Made with cane sugar. Best ice-cold, straight from the bottle.':
    'Con azúcar de caña. Sabe mejor bien frío y directo de la botella.',
  'For flan, for coffee, or by the spoonful.': 'Para el flan, para el café o a cucharadas.',
  'Add chicken, paneer, or vegetables and simmer ten minutes.':
    'Agrega pollo, paneer o verduras y deja hervir diez minutos.',
  'Dinner in a pouch. Ninety seconds in the microwave.': 'La cena en una bolsa. Noventa segundos en el microondas.',
  'The finishing touch the recipe calls for.': 'El toque final que pide la receta.',
  'For the mezze table.': 'Para la mesa de mezze.',
  'A taste of a European vacation.': 'Un gusto de vacaciones en Europa.',
  'For the holiday table and the week after.': 'Para la mesa de fiesta, y para toda la semana siguiente.',
};
