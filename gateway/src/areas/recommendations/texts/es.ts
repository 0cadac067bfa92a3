import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  late: (days) => (days === 1 ? '1 día de retraso' : `${days} días de retraso`),
  dueToday: 'Te toca hoy',
  dueTomorrow: 'Te toca mañana',
  dueIn: (days) => `Te toca en ${days} días`,
  every: (days) => (days === 1 ? 'cada día' : `cada ${days} días`),
  because: (due, cadence) => `${due}, ${cadence}`,
  bought: (times, day) =>
    times === 1 ? `Comprado una vez, el ${day}` : `Comprado ${times} veces, la última el ${day}`,
  boughtWith: (shelf) => `Suele comprarse con ${shelf.toLowerCase()}`,
  together: 'Suelen comprarse juntos',
  popular: 'Muchos lo compran',
};
