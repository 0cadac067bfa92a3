/** A day in a Spanish sentence: `el 31 ago`, `el jueves`; `hoy`, `mañana`, and `ayer` stand by themselves. */
export const onThe = (day: string): string => (/^(?:hoy|mañana|ayer)\b/u.test(day) ? day : `el ${day}`);

/** A sentence up to its period, of which an abbreviation at its end has one already: `hasta las 11 p.m.` */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** A time in a Spanish sentence: `las 11 p.m.`, `la 1 p.m.`, `el mediodía`, `la medianoche`. */
export function theHour(time: string): string {
  if (time === 'mediodía') return 'el mediodía';
  return time === 'medianoche' || /^1(?!\d)/.test(time) ? `la ${time}` : `las ${time}`;
}

/** `a las 11 p.m.`, `a la 1 p.m.`, `al mediodía`. */
export const atHour = (time: string): string => `a ${theHour(time)}`.replace(/^a el /, 'al ');

/** A place in the Spanish alphabet: accents count for nothing, and ñ comes after n. */
export const spanishOrder = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('ñ', 'n~').normalize('NFD').replaceAll(/\p{M}/gu, '');
