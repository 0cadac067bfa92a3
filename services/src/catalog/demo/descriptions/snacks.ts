/** What the lines of snacks are described as in Spanish, by their English descriptions. */
export const snacks: Readonly<Record<string, string>> = {
  'Thick-cut potatoes, cooked in small kettles for a hard crunch.':
    'Papas de corte grueso, fritas en ollas pequeñas para que truenen.',
  'Stone-ground corn with enough strength for guacamole.':
    'Maíz molido en piedra, con la fuerza que pide el guacamole.',
  'Thick, toasty corn chips made for dipping.': 'Frituras de maíz gruesas y tostaditas, hechas para el dip.',
  'Kettle-popped and seasoned while it’s warm.': 'Reventadas en olla y sazonadas todavía calientes.',
  'Three minutes and the whole house comes running.': 'Tres minutos y toda la casa llega corriendo.',
  'Baked dark and crunchy, with just enough salt.': 'Bien horneados y crujientes, con la sal justa.',
  'Thin, crisp, and ready for cheese.': 'Delgadas, crujientes y listas para el queso.',
  'Sorted by hand, with a touch of sea salt.': 'Escogidas a mano, con un toque de sal de mar.',
  'Nuts, fruit, and a little chocolate for the second hill.':
    'Nueces, fruta y un poco de chocolate para la segunda subida.',
  'Lean strips, smoked over hickory.': 'Tiras magras, ahumadas con nogal.',
  'Keep the jar full, if you can.': 'Mantén lleno el tarro, si puedes.',
  'Crisp little cookies, and not a crumb of wheat.': 'Galletitas crujientes, sin una pizca de trigo.',
  'For snacking, crusts, and s’mores.': 'Para botanear, para la base del pay y para los s’mores.',
  'Slow-ground for a smooth melt.': 'Molido despacio para que se derrita suave.',
  'Enough to share. Sharing is up to you.': 'Alcanza para compartir. Si quieres.',
  'A little something sweet for the ride home.': 'Un dulcecito para el camino a casa.',
  'Sugar-free, with flavor that lasts.': 'Sin azúcar y con sabor que dura.',
  'Soft and chewy, made with real fruit juice.': 'Suaves, masticables y hechos con jugo de fruta de verdad.',
  'Twenty grams of protein in every bar.': 'Veinte gramos de proteína en cada barra.',
};
