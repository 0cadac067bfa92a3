import { entry, game, line, nextTime, prize, standIns, type Texts } from './draft.ts';

export const pantryPick: Texts = game({
  title: 'Trío de la despensa',
  tagline: 'Elige tres frascos. Si los tres son iguales, ganas.',
  odds: [
    line('2 paquetes de fresas', 'Fresas'),
    line('$2 menos en queso', '$2 en queso'),
    line('Frasco de miel gratis', 'Miel gratis'),
    line('3 participaciones en el sorteo', '3 boletos'),
    nextTime,
  ],
  drawPrizeName: 'Una despensa llena',
  prizes: [
    prize('pantry-strawberries', '2 paquetes de fresas'),
    prize('pantry-cheese', '$2 menos en queso'),
    prize('pantry-honey', 'Frasco de miel gratis'),
    entry('pantry-entries', 3),
    ...standIns('pantry'),
  ],
});

export const scratchAndSip: Texts = game({
  title: 'Raspa y bebe',
  tagline: 'Seis casillas. Si tres son iguales, la bebida es tuya.',
  odds: [
    line('Té de burbujas gratis', 'Té burbujas'),
    line('Café gratis de cualquier tamaño', 'Café gratis'),
    line('$2 menos en limonada', '$2 menos'),
    line('$2 menos en galletas', '$2 menos'),
    nextTime,
  ],
  prizes: [
    prize('sip-bubble-tea', 'Té de burbujas gratis'),
    prize('sip-coffee', 'Café gratis de cualquier tamaño'),
    prize('sip-lemonade', '$2 menos en limonada'),
    prize('sip-cookie', '$2 menos en galletas'),
    ...standIns('sip'),
  ],
});

export const marketTrail: Texts = game({
  title: 'Ruta del mercado',
  tagline: 'De uno a tres sellos por jugada, con regalos en el camino.',
  odds: [line('1 sello'), line('2 sellos'), line('3 sellos')],
  gifts: ['Café gratis', 'Pan gratis', '$10 de recompensa'],
  prizes: [
    prize('trail-coffee', 'Café gratis de cualquier tamaño'),
    prize('trail-loaf', 'Pan gratis'),
    prize('trail-reward', '$10 de recompensa'),
    ...standIns('trail'),
  ],
});

export const summerCookout: Texts = game({
  title: 'Parrillada de verano',
  tagline: 'Seis porciones, recién salidas de la parrilla.',
  optInText: 'Participa y compra para tu primer giro.',
  odds: [
    line('Sandía sin semillas gratis', 'Sandía'),
    line('$4 menos en salchichas', '$4 menos'),
    line('Pinta de helado gratis', 'Helado'),
    line('$3 menos en pollo', '$3 menos'),
    line('5 participaciones en el sorteo', '5 boletos'),
    nextTime,
  ],
  drawPrizeName: 'Comestibles gratis por un mes',
  prizes: [
    prize('cookout-watermelon', 'Sandía sin semillas gratis'),
    prize('cookout-hot-dog', '$4 menos en salchichas'),
    prize('cookout-ice-cream', 'Pinta de helado gratis'),
    prize('cookout-chicken', '$3 menos en pollo'),
    entry('cookout-entries', 5),
    ...standIns('cookout'),
  ],
});

export const winterWonders: Texts = game({
  title: 'Delicias de invierno',
  tagline: 'Antojos calientitos para los días fríos.',
  odds: [
    line('Pay gratis de la panadería', 'Pay gratis'),
    line('$3 menos en sopa', '$3 en sopa'),
    line('$2 menos en chocolate', '$2 menos'),
    line('Participación en el sorteo', 'Un boleto'),
    nextTime,
  ],
  drawPrizeName: 'Un banquete de invierno para diez',
  prizes: [
    prize('winter-pie', 'Pay gratis de la panadería'),
    prize('winter-soup', '$3 menos en sopa'),
    prize('winter-chocolate', '$2 menos en chocolate'),
    entry('winter-entry', 1),
    ...standIns('winter'),
  ],
});

export const springPicnic: Texts = game({
  title: 'Picnic de primavera',
  tagline: 'Seis casillas sobre el mantel del picnic.',
  odds: [line('5 participaciones en el sorteo', '5 boletos'), nextTime],
  drawPrizeName: 'Un picnic para doce',
  prizes: [entry('picnic-entries', 5), ...standIns('picnic')],
});
