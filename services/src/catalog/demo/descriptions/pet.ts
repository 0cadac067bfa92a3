/** What the lines of pet are described as in Spanish, by their English descriptions. */
export const pet: Readonly<Record<string, string>> = {
  'Real meat first, then whole grains. Complete and balanced nutrition for dogs.':
    'Primero carne de verdad y luego granos enteros. Nutrición completa y balanceada para perros.',
  'Chunks in gravy that get a tail going.': 'Trocitos en salsa que hacen mover la cola.',
  'For sitting, staying, or just being cute.': 'Para cuando se sienta, se queda quieto o nomás está adorable.',
  'For play, walks, and bath day.': 'Para el juego, el paseo y el día de baño.',
  'High in protein, with taurine for healthy eyes and heart.':
    'Con mucha proteína, y taurina para la vista y el corazón.',
  'Complete and balanced nutrition, licked clean.': 'Nutrición completa y balanceada, hasta el último bocado.',
  'Crunchy outside, soft inside.': 'Crujientes por fuera y suaves por dentro.',
  'Controls odor with very little dust.': 'Controla el olor con muy poco polvo.',
  'Though they may prefer the box.': 'Aunque a lo mejor prefieran la caja.',
  'Fresh and low in dust.': 'Siempre fresco y con poco polvo.',
  'Feed a pinch twice a day.': 'Dales una pizca dos veces al día.',
  'Soft, clean, and easy to change.': 'Suave, limpio y fácil de cambiar.',
};
