import type { laterTexts as english } from '../../en/ordering/later.ts';

/** Texts of what a shopper keeps for later: in a line's menu, and below the carts. */
export const laterTexts: typeof english = {
  title: 'Guardado para después',
  save: 'Guardar para después',
  saveOf: (name) => `Guardar para después: ${name}`,
  saved: (name) => `Guardado para después: ${name}.`,
  moveBack: 'Pasar al carrito',
  moveBackOf: (name) => `Pasar al carrito: ${name}`,
  isBack: (name) => `De vuelta en tu carrito: ${name}.`,
  letGoOf: (name) => `Quitar ${name} de lo que guardaste`,
  packages: (count) => `${count} ×`,
};
