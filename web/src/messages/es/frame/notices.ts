import type { noticesTexts as english } from '../../en/frame/notices.ts';
import { onFirstUse } from '../../support/formats.ts';

const relative = onFirstUse(() => new Intl.RelativeTimeFormat('es-US', { numeric: 'always' }));

/** Texts of what a page says of itself when it must. */
export const noticesTexts: typeof english = {
  /** A page that couldn't be brought up to date. */
  stale: {
    title: 'No pudimos actualizar esta página',
    age: (minutes) =>
      minutes < 1
        ? 'Actualizada hace menos de un minuto.'
        : `Actualizada ${minutes < 60 ? relative.format(-minutes, 'minute') : relative.format(-Math.floor(minutes / 60), 'hour')}.`,
    again: 'Intentar de nuevo',
    refreshed: 'Página actualizada',
  },
  /** A page that is pulled down. */
  pull: {
    refreshing: 'Actualizando',
    offline: 'No tienes conexión. Vuelve a deslizar hacia abajo cuando te conectes.',
  },
  /** No way to the server for a page that was asked for. */
  waiting: {
    offline: 'No tienes conexión. Abriremos la página en cuanto te vuelvas a conectar.',
    unreachable: 'No podemos conectarnos con nuestro sitio. Revisa tu conexión y vuelve a intentarlo.',
  },
  /** A session that has ended (S-38). */
  sessionTimeout: {
    title: 'Tu sesión caducó',
    text: 'Inicia sesión para continuar donde te quedaste. Tus puntos de juego están guardados.',
    signIn: 'Iniciar sesión',
    without: 'Continuar sin iniciar sesión',
  },
};
