/** What the lines of grains are described as in Spanish, by their English descriptions. */
export const grains: Readonly<Record<string, string>> = {
  'Durum semolina, bronze-cut so the sauce clings.':
    'Sémola de trigo duro, cortada en bronce para que la salsa se pegue.',
  '100% whole grain, with a nutty bite.': '100% grano entero, con sabor a nuez.',
  'Pasta from chickpeas: eleven grams of protein and no wheat.':
    'Pasta de garbanzo: once gramos de proteína y nada de trigo.',
  'Tender ribbons for soup and stroganoff.': 'Cintas suaves para la sopa y el stroganoff.',
  'Simmered with olive oil, onion, and garlic.': 'Cocida a fuego lento con aceite de oliva, cebolla y ajo.',
  'Toss with hot pasta and serve.': 'Revuelve con pasta caliente y sirve.',
  'Ready in seven minutes, and everyone’s happy.': 'Listos en siete minutos, y todos contentos.',
  'Fluffy, fragrant, and easy to cook.': 'Suelto, aromático y fácil de cocinar.',
  'Ninety seconds in the microwave, right in the pouch.': 'Noventa segundos en el microondas, en su misma bolsa.',
  'Cook a pot on Sunday, eat well until Wednesday.': 'Cuece una olla el domingo y come bien hasta el miércoles.',
  'Sorted and cleaned. Soak tonight, simmer tomorrow.': 'Escogidos y limpios. Remoja hoy y cuece mañana.',
  'On the table in twenty minutes.': 'En la mesa en veinte minutos.',
  'A cup of gravy from a cup of water.': 'Con una taza de agua haces una taza de gravy.',
  'For cutlets, meatballs, and the top of the casserole.': 'Para milanesas, albóndigas y la capa dorada del guisado.',
};
