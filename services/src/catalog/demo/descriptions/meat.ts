/** What the lines of meat are described as in Spanish, by their English descriptions. */
export const meat: Readonly<Record<string, string>> = {
  'USDA Choice beef, cut and trimmed by our butchers every morning.':
    'Res USDA Choice. Nuestros carniceros la cortan y limpian cada mañana.',
  'USDA Choice beef for low and slow cooking.': 'Res USDA Choice para cocinar despacio y a fuego bajo.',
  'Ground fresh several times a day.': 'La molemos fresca varias veces al día.',
  'Hand-formed and ready for the grill.': 'Formadas a mano y listas para el asador.',
  'Air-chilled, never frozen, with no added water.': 'Pollo enfriado con aire, nunca congelado y sin agua añadida.',
  'Reserve yours for the holiday: twelve to sixteen pounds, ready the day you choose.':
    'Aparta el tuyo para la fiesta: de doce a dieciséis libras, listo el día que elijas.',
  'Trimmed close by our butchers this morning.': 'Cerdo que nuestros carniceros limpiaron esta mañana.',
  'Smoked slow over real wood.': 'Ahumado despacio con leña de verdad.',
  'Coarse-ground and seasoned by our butchers.': 'De molido grueso, sazonada por nuestros carniceros.',
  'On ice since the dock. Just ask and we’ll skin it for you.':
    'En hielo desde que sale del muelle. Pídelo sin piel y te lo preparamos.',
  'Sweet, briny, and best the day you buy it.': 'Sabor dulce, a mar. Sabe mejor el mismo día.',
  'Live in the shell. Scrub, steam, and discard any that stay closed.':
    'Vivos y en su concha. Lávalos, cuécelos al vapor y desecha los que no se abran.',
  'Cold-smoked or cooked in small batches, ready to serve.':
    'Se ahúma en frío o se cuece en lotes pequeños, y viene listo para servir.',
  'Seasoned at the counter this morning. All you need is heat.':
    'Sazonamos cada pieza esta mañana en el mostrador. Tú solo pones el fuego.',
};
