import type { accountPanel as english } from '../en/account-panel.ts';

/** Texts of the account's panel, which loads when it opens. */
export const accountPanel: typeof english = {
  signOut: 'Cerrar sesión',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  signingOut: 'Cerrando sesión',
  failed: 'Tu sesión sigue abierta. Vuelve a intentarlo.',
  scheme: 'Apariencia',
  haptics: 'Vibrar al agregar, recortar y ganar',
  schemes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
};
