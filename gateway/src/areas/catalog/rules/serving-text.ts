import type { Language } from '../../../shared/language.ts';

/** Measures and pieces of a serving in Spanish: one, and several. */
const words: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cup: ['taza', 'tazas'],
  tbsp: ['cda.', 'cdas.'],
  tsp: ['cdta.', 'cdtas.'],
  slice: ['rebanada', 'rebanadas'],
  piece: ['pieza', 'piezas'],
  cookie: ['galleta', 'galletas'],
  cracker: ['galleta', 'galletas'],
  biscuit: ['galleta', 'galletas'],
  bar: ['barra', 'barras'],
  egg: ['huevo', 'huevos'],
  bottle: ['botella', 'botellas'],
  can: ['lata', 'latas'],
  package: ['paquete', 'paquetes'],
  pouch: ['bolsita', 'bolsitas'],
  pizza: ['pizza', 'pizzas'],
  pie: ['pay', 'pays'],
  muffin: ['panquecito', 'panquecitos'],
  bagel: ['bagel', 'bagels'],
  tortilla: ['tortilla', 'tortillas'],
  container: ['envase', 'envases'],
};

/** `1 slice (110 g)`, in Spanish `1 rebanada (110 g)`; what it doesn't know stays as on the label. */
export function servingText(serving: string, language: Language): string {
  if (language !== 'es') return serving;
  const [, amount = '', word = '', rest = ''] = /^([\d/. ]+) ([a-z]+)( \(.+)?$/.exec(serving) ?? [];
  const [one, many] = words[word.replace(/s$/, '')] ?? [];
  return one === undefined ? serving : `${amount} ${/^(?:1|\d+\/\d+)$/.test(amount) ? one : many}${rest}`;
}
