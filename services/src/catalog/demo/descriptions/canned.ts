/** What the lines of canned are described as in Spanish, by their English descriptions. */
export const canned: Readonly<Record<string, string>> = {
  'Picked and packed within hours, with a pinch of sea salt.':
    'Del campo a la lata en unas horas, con una pizca de sal de mar.',
  'Vine-ripened tomatoes, packed at their peak.': 'Tomates madurados en la planta y enlatados en su mejor momento.',
  'Cooked down thick and rich. A spoonful goes a long way.':
    'Cocida hasta quedar espesa e intensa. Una cucharada rinde mucho.',
  'Slow-cooked and tender, ready to heat and eat.': 'Se cuecen despacio y quedan suaves, listos para calentar y comer.',
  'Slow-baked navy beans in a thick, sweet sauce.': 'Frijoles blancos horneados despacio en una salsa espesa y dulce.',
  'Picked ripe and packed in juice, not syrup.': 'Fruta madura, enlatada en su jugo y no en almíbar.',
  'Nothing but good apples, cooked smooth.': 'Pura manzana, cocida hasta quedar suave.',
  'Enough for one generous pie.': 'Alcanza para un pay bien lleno.',
  'Wild-caught, in firm, large flakes.': 'De pesca silvestre, en hojuelas grandes y firmes.',
  'Hand-packed, firm, and sweet.': 'Empacado a mano, firme y de sabor dulce.',
  'Keep a can on hand for busy nights.': 'Ten una lata lista para las noches con prisa.',
  'Made the way a good kitchen makes it: real stock, fresh vegetables, and time.':
    'Como la hace una buena cocina: caldo de verdad, verduras frescas y tiempo.',
  'Add boiling water, wait three minutes, and dig in.': 'Agrega agua hirviendo, espera tres minutos y a comer.',
  'Simmered with vegetables and herbs. Good soup starts here.':
    'Cocido a fuego lento con verduras y hierbas. Aquí empieza una buena sopa.',
};
