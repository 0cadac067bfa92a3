/** What the lines of bakery are described as in Spanish, by their English descriptions. */
export const bakery: Readonly<Record<string, string>> = {
  'Soft, even slices for sandwiches and toast. No artificial colors or flavors.':
    'Rebanadas suaves y parejas para sándwiches y pan tostado. Sin colorantes ni sabores artificiales.',
  'A hearty organic loaf with plenty of whole grain.': 'Pan orgánico con cuerpo y mucho grano entero.',
  'Soft slices that toast well and hold a sandwich together.':
    'Rebanadas suaves que se tuestan bien y no se desbaratan en el sándwich.',
  'Baked on stone this morning, with a crackling crust and an open crumb.':
    'Horneado esta mañana sobre piedra, de corteza crujiente y miga ligera.',
  'Thin, crackling crust and a slow rise. Best today, or tomorrow as toast.':
    'Corteza delgada y crujiente, fermentada sin prisa. Hoy sabe mejor; mañana, tostada.',
  'Soft, sturdy, and sliced, ready to fill.': 'Suaves, firmes y ya cortados, listos para rellenar.',
  'Warm them ten seconds a side on a hot griddle.': 'Caliéntalas diez segundos por lado en un comal bien caliente.',
  'Boiled, then baked, the way a bagel should be: chewy inside, shiny outside.':
    'Primero hervidos y luego horneados, como debe ser: firmes por dentro y brillosos por fuera.',
  'All nooks and crannies for the butter. Split them with a fork.':
    'Llenos de huequitos para la mantequilla. Ábrelos con un tenedor.',
  'Baked in our store every morning. Gone by noon on weekends.':
    'Los horneamos cada mañana en la tienda. Los fines de semana vuelan antes del mediodía.',
  'Four big muffins with a crackly top.': 'Cuatro panquecitos grandes, de copete crujiente.',
  'Crisp at the edge, soft in the middle, and baked here today.':
    'Doraditas por la orilla, suaves en el centro y horneadas hoy aquí mismo.',
  'Dense, dark, and fudgy, with a paper-thin top.': 'Densos, oscuros y muy chocolatosos, con una costra muy fina.',
  'A nine-inch pie with an all-butter crust. Warm it for twenty minutes.':
    'Pay de nueve pulgadas con corteza de pura mantequilla. Caliéntalo veinte minutos.',
  'Pick the cake, the filling, and the frosting, and tell us the name. We’ll bake it for your day.':
    'Elige el pan, el relleno y el betún, y dinos qué nombre lleva. Lo horneamos para tu día.',
  'Swirled by hand this morning.': 'Decorados a mano esta mañana.',
};
