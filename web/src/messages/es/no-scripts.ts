import type { noScripts as english } from '../en/no-scripts.ts';

/** For browsers without scripts; only the server says it. */
export const noScripts: typeof english = {
  text: 'JavaScript está desactivado en este navegador. Puedes leer todo, pero botones como Jugar, Participar y Canjear lo necesitan.',
};
