import type { help as english } from '../../en/frame/help.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const answer = plural('es', { one: 'respuesta', other: 'respuestas' });

/** Texts of the help page around what the retailer writes there. */
export const help: typeof english = {
  search: 'Buscar en la ayuda',
  placeholder: 'Busca en la ayuda, por ejemplo “reembolso”',
  clear: 'Borrar',
  topics: 'Temas',
  askedMost: 'Lo que más preguntan',
  inTopic: (topic) => `Más sobre ${topic}`,
  back: 'Todos los temas de ayuda',
  all: 'Todas las respuestas en una página',
  found: (text) => `Respuestas para “${text}”`,
  count: (count) => `${number.format(count)} ${answer(count)}`,
  nothing: (text) => `No hay respuesta para “${text}”`,
  nothingText: 'Prueba con otras palabras, recorre los temas o pregunta a una persona.',
  person: 'Habla con una persona',
  desk: (store) => `${store}, mostrador de servicio`,
  call: (phone) => `Llamar al ${phone}`,
  contact: 'Contáctanos',
};
