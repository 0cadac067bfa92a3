/** What the lines of alcohol are described as in Spanish, by their English descriptions. */
export const alcohol: Readonly<Record<string, string>> = {
  'Dark fruit, soft tannin, and a finish that asks for dinner.': 'Fruta negra, tanino suave y un final que pide cena.',
  'Bright and cold, with a little citrus at the end.': 'Fresco y vivo, con un toque de cítricos al final.',
  'For Friday, or for no reason at all.': 'Para el viernes, o sin ningún motivo.',
  'Rich and sweet, for after dinner.': 'Dulce y con cuerpo, para después de cenar.',
  'Grown on one hillside, estate bottled, and shipped straight from the cellar.':
    'De una sola ladera, embotellado en la finca y enviado directo de la bodega.',
  'A sense of place, picked by our wine team.': 'Sabe a su tierra. Lo escogió nuestro equipo de vinos.',
  'Small-batch, brewed with whole hops.': 'De lote pequeño, con flores de lúpulo enteras.',
  'Crisp, cold, and easy on the porch.': 'Fría, fresca y fácil de tomar en el porche.',
  'Light, dry, and cold.': 'Ligera, seca y bien fría.',
  'All the hops, less than 0.5% alcohol by volume.': 'Todo el lúpulo, con menos de 0.5% de alcohol por volumen.',
  'Small-batch, cut with spring water, and bottled at 80 proof.':
    'De lote pequeño, diluido con agua de manantial y embotellado a 40% de alcohol.',
  'Just measure, shake, and pour. Contains no alcohol.': 'Mide, agita y sirve. No contiene alcohol.',
};
