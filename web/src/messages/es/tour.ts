import type { tourTexts as en } from '../en/tour.ts';

/** Textos de la visita guiada por la demostración. */
export const tourTexts: typeof en = {
  title: 'Diez paradas por la tienda',
  lead: 'Los carritos, cupones, pedidos y sorteos son de verdad; el dinero, no. En cada parada entras como su comprador y luego vuelves aquí.',
  progress: (seen: number, all: number) => `${seen} de ${all} vistas`,
  start: (stop: number) => (stop === 1 ? 'Empezar en la parada 1' : `Seguir en la parada ${stop}`),
  again: 'Volver a la parada 1',
  about: (minutes: number) => `Unos ${minutes} minutos. No se envía nada a ningún lado.`,
  cast: 'Quién serás',
  stopList: 'Paradas',
  stopOf: (number: number) => `Parada ${number}`,
  seen: 'Vista',
  minutes: (count: number) => `${count} min`,
  go: 'Ir',
  goOf: (number: number) => `Ir a la parada ${number}`,
  roles: {
    guest: { name: 'Invitado', text: 'Sin cuenta, solo un carrito', as: 'Como invitado' },
    theo: { name: 'Theo', text: 'Se registra en la parada 2', as: 'Como Theo, nuevo' },
    maya: { name: 'Maya', text: 'Socia, medio año de pedidos', as: 'Como Maya, socia' },
    dana: { name: 'Dana', text: 'Compra para Marlow Café', as: 'Como Dana, compradora' },
  },
  anyone: 'Como quien quieras',
  reset: {
    title: '¿Quedó todo revuelto?',
    text: 'Detén la tienda y ejecuta esto. La próxima vez arranca con datos nuevos.',
    command: 'npm run reset',
  },
  builders: {
    title: 'Para desarrolladores',
    text: 'La misma tienda, desde el otro lado.',
    sandbox: 'Sandbox de GraphQL',
    library: 'Biblioteca de componentes',
    docs: 'Servicios REST',
    outbox: 'Bandeja de salida',
    store: 'El lado de la tienda',
  },
  bar: (number: number, all: number) => `Visita guiada, parada ${number} de ${all}`,
  back: 'Volver a la visita',
  next: 'Siguiente parada',
  openOutbox: 'Abrir la bandeja de salida',
  close: 'Cerrar esta parada',
  stops: {
    find: {
      title: 'Encuentra comida con un error',
      text: 'Busca “strawbery”, filtra y luego cambia a entrega a domicilio: los precios cambian contigo.',
    },
    join: {
      title: 'Regístrate en un minuto',
      text: 'Un código, un nombre, un código postal. Sirve cualquier correo: el código te espera en la bandeja de salida.',
    },
    price: {
      title: 'Pregúntale a un precio por qué',
      text: 'Abre el carrito y luego “Por qué este precio”. Cada centavo tiene su razón, y cada cupón sin usar también.',
    },
    clip: {
      title: 'Cupones para este carrito',
      text: 'Mira qué cupones van con lo que tienes y qué falta para el siguiente. Recórtalos todos con un solo botón.',
    },
    order: {
      title: 'Pide y luego cámbialo',
      text: 'Haz un pedido, agrega pan y quita los aguacates. El total se vuelve a calcular, nunca se supone.',
    },
    day: {
      title: 'El día que llega',
      text: 'La camioneta va en camino y un cambio espera tu sí. Acéptalo o devuélvelo, y mira el total.',
    },
    play: {
      title: 'Juega Gira y cosecha',
      text: 'Te esperan tres jugadas. Prueba con movimiento reducido y un lector de pantalla: las palabras van primero.',
    },
    draw: {
      title: 'Comprueba tú el sorteo',
      text: 'Vuelve a calcular el sorteo de Parrillada de verano en tu navegador, con la semilla publicada.',
    },
    business: {
      title: 'Pide por caja',
      text: 'El sitio para empresas: paquetes grandes en filas con número de artículo y un carrito propio.',
    },
    lights: {
      title: 'Apaga la luz',
      text: 'Prueba el modo oscuro, el zoom al 200%, solo el teclado, español o sin conexión.',
    },
  },
};
