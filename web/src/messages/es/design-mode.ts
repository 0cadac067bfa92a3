import type { designModeTexts as english } from '../en/design-mode.ts';

/** Texts of design mode (S-167). */
export const designModeTexts: typeof english = {
  title: 'Modo de diseño',
  text: 'Datos de ejemplo. No se guarda nada.',
  refused: 'El modo de diseño muestra datos de ejemplo, así que no se guarda nada.',
  banner: 'Tienda',
};
