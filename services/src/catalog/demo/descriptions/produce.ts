/** What the lines of produce are described as in Spanish, by their English descriptions. */
export const produce: Readonly<Record<string, string>> = {
  'Firm and full of juice. Keep {F} apples cold and they stay crisp for weeks.':
    'Firmes y llenas de jugo. En el refrigerador siguen crujientes por semanas.',
  'A bag of lunch-size {F} apples.': 'Una bolsa de manzanas chicas, justas para el lonche.',
  'Ready when the neck gives a little.': 'Están listas cuando ceden un poco junto al tallo.',
  'Juicy and heavy for their size.': 'Con mucho jugo: pesan más de lo que parecen.',
  'A bagful for the fruit bowl.': 'Una bolsa llena para el frutero.',
  'Packed in the field the day they were picked. Rinse just before you eat.':
    'Se empacan en el campo el mismo día de la cosecha. Enjuaga justo antes de comer.',
  'Crisp, sweet, and seedless.': 'Crujientes, dulces y sin semilla.',
  'Yellow for today, green for the weekend.': 'Amarillo para hoy, verde para el fin de semana.',
  'Picked by hand, ripe or nearly there.': 'Se cosecha a mano, en su punto o a punto de estarlo.',
  'Picked by hand, heavy and sweet.': 'Se cosecha a mano. Pesa bien y sabe dulce.',
  'Sweet to the pit. If they’re firm, leave them in a paper bag overnight.':
    'Fruta dulce hasta el hueso. Si todavía está dura, déjala una noche en una bolsa de papel.',
  'Triple-washed leaves, ready for the bowl.': 'Hojas lavadas tres veces, listas para la ensaladera.',
  'Greens, crunch, and dressing in one bag.': 'Verdura, algo crujiente y aderezo, todo en una bolsa.',
  'A whole head or bunch, misted and crisp.': 'Una pieza o un manojo completo, siempre fresco y crujiente.',
  'In from the farm this week. Sold by the pound, so take just what you need.':
    'Del campo esta misma semana. Se vende por libra: lleva solo lo que necesitas.',
  'Hand-picked for you, one at a time.': 'Escogemos cada pieza a mano para ti.',
  'Washed, small, and easy to eat by the handful.': 'Verdura chiquita y ya lavada, para comer a puños.',
  'Keep them cool, dry, and dark.': 'Guarda en un lugar fresco, seco y oscuro.',
  'Washed, cut in our store today, and ready to eat.': 'Fruta lavada y cortada hoy en la tienda, lista para comer.',
  'Squeezed in our store this morning, never heated.': 'Exprimido esta mañana en la tienda, sin calentarlo nunca.',
  'Made from whole soybeans. Pat it dry and it browns beautifully.':
    'Hecho con frijol de soya entero. Sécalo bien y dora de maravilla.',
  'Sweet, chewy, and easy to pack.': 'Fruta dulce y suave que cabe en cualquier mochila.',
};
