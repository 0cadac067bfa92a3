/** What the lines of household are described as in Spanish, by their English descriptions. */
export const household: Readonly<Record<string, string>> = {
  'Two-ply, septic-safe, and soft.': 'Doble hoja, suave y apto para fosa séptica.',
  'Strong when wet and absorbent.': 'Absorben mucho y no se rompen al mojarse.',
  'Soft, strong, and always handy.': 'Suaves, resistentes y siempre a la mano.',
  'Cuts grease on counters, stoves, and sinks. Rinse surfaces that touch food.':
    'Corta la grasa de cubiertas, estufas y tarjas. Enjuaga lo que toque comida.',
  'Spray, wait a moment, and wipe clean.': 'Rocía, espera un momento y limpia.',
  'Whitens and disinfects. Never mix with other cleaners; use in a well-ventilated area.':
    'Blanquea y desinfecta. Nunca lo mezcles con otros limpiadores y úsalo con buena ventilación.',
  'Thick wipes that go the whole counter.': 'Toallitas gruesas que rinden para toda la cubierta.',
  'A little cuts a lot of grease.': 'Con poquito corta mucha grasa.',
  'Spotless glasses, no pre-rinse.': 'Vasos sin manchas y sin enjuagar antes.',
  'Works in cold water. Safe for HE and standard washers.':
    'Funciona en agua fría. Para lavadoras de alta eficiencia y regulares.',
  'Softens, freshens, and cuts static.': 'Suaviza, da frescura y quita la estática.',
  'Tears clean on a built-in cutter.': 'Se corta parejo con la navaja de la caja.',
  'Strong, leak-resistant, and easy to close.': 'Fuertes, no gotean y cierran fácil.',
  'Feeds a crowd. No dishes after.': 'Alcanzan para todos, y después no hay que lavar.',
  'Long-lasting alkaline. Holds power up to ten years in storage.':
    'Alcalinas de larga duración. Guardan su carga hasta diez años.',
  'Uses up to 85% less energy and lasts for years.': 'Gastan hasta 85% menos energía y duran años.',
  'Read the label before use. Keep out of reach of children.':
    'Lee la etiqueta antes de usarlo. Mantén fuera del alcance de los niños.',
  'A hard worker around the house.': 'Siempre útiles para las tareas de la casa.',
  'Sand-cast, seasoned three times with flax oil, and guaranteed for life.':
    'Fundido en arena, curado tres veces con aceite de linaza y garantizado de por vida.',
  'Made one at a time in a small shop. Ships in recycled paper.':
    'Se hace de uno en uno en un taller pequeño. Se envía en papel reciclado.',
  'Pure beeswax, hand-poured, with a light honey scent.':
    'Pura cera de abeja, vertida a mano, con un ligero aroma a miel.',
  'By the case, for kitchens, schools, and offices.': 'Por caja, para cocinas, escuelas y oficinas.',
};
