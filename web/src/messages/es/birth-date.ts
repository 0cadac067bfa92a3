import type { birthDate as english } from '../en/birth-date.ts';

/** The fields of a date of birth: each one's name, and the shape of what is typed. */
export const birthDate: typeof english = {
  month: { name: 'Mes', shape: 'MM' },
  day: { name: 'Día', shape: 'DD' },
  year: { name: 'Año', shape: 'AAAA' },
};
