import type { WelcomeTexts } from '../../en/frame/welcome.ts';

const step = (text: string, command: string | null = null) => ({ text, command });

/** Texts of a shop without a store, in Spanish. */
export const welcomeTexts: WelcomeTexts = {
  title: 'Esta tienda abre pronto',
  lead: 'Todavía no hay ninguna tienda abierta aquí. Vuelve más tarde.',
  ways: '¿Es tuya? Hay dos maneras de empezar',
  demo: {
    title: 'Explora con datos de prueba',
    text: 'Veinte tiendas, clientes, cupones y juegos. No se vende nada ni se mueve dinero.',
    steps: [step('Detén el servidor con Ctrl-C.'), step('Inícialo de nuevo con datos de prueba:', 'npm start')],
  },
  files: {
    title: 'Abre tu propia tienda',
    text: 'Trae tus tiendas, productos, precios y existencias en archivos. Toma menos de una hora.',
    steps: [
      step('Contesta unas preguntas y recibe una carpeta con archivos:', 'npm run new-shop'),
      step('Importa los archivos con los comandos de su README.'),
      step('Abre la tienda:', 'npm run ops -- stores open --all'),
    ],
  },
  guide: 'La guía docs/open-a-shop.md lleva de cero al primer pedido.',
};
