import type { menu as english } from '../../en/frame/menu.ts';

/** Texts of the menu that the header and the footer don't have. */
export const menu: typeof english = {
  guest: 'Ahorra más como socio',
  join: 'Regístrate gratis',
  departments: 'Departamentos',
  buyAgain: 'Vuelve a comprar',
  scan: 'Escanear un código',
  stores: 'Encuentra una tienda',
};
