import type { receipt as english } from '../../en/ordering/receipt.ts';
import { money, number } from '../../support/formats.ts';

/** Texts of receipts, and of checking them. */
export const receipt: typeof english = {
  title: 'Recibo',
  lead: (id, paid) => `Pedido ${id}. ${paid}`,
  print: 'Imprimir',
  everyItem: 'Cada artículo, cada centavo',
  youPay: 'Tú pagas',
  total: 'Total',
  points: 'Puntos de juego',
  check: {
    lead: 'Tu navegador vuelve a calcular este recibo con los precios, las ofertas y las reglas que valían cuando hiciste el pedido.',
    run: 'Verificar este recibo',
    again: 'Verificar otra vez',
    running: 'Verificando',
    own: 'Verificar un archivo que guardaste',
    download: 'Descargar el archivo del recibo',
    fileName: (id) => `recibo-${id}.json`,
    results: {
      none: 'No nos creas solo por decirlo',
      ok: 'Cada centavo está bien',
      older: 'Este recibo sigue reglas anteriores',
      bad: 'Este recibo no es auténtico',
    },
    passed: (lines) =>
      lines === 1
        ? 'El precio de 1 artículo, todas las sumas, los impuestos y los puntos coinciden, calculados en este dispositivo.'
        : `Los precios de ${number.format(lines)} artículos, todas las sumas, los impuestos y los puntos coinciden, calculados en este dispositivo.`,
    older: (rules, total) =>
      `Usa la versión ${rules} de nuestras reglas de precios y esta página tiene una más nueva, así que no volvimos a calcular sus precios. Lo que guarda no ha cambiado y suma ${money(total)}.`,
    failed: (count) =>
      count === 1
        ? '1 cifra no coincide con los precios y las ofertas del archivo.'
        : `${number.format(count)} cifras no coinciden con los precios y las ofertas del archivo.`,
    steps: {
      rules: 'Conocemos las reglas de precios',
      digest: 'Los precios, las ofertas y el contexto no han cambiado',
      page: 'El archivo es el de este pedido',
      lines: 'Cada artículo',
      totals: 'Sumas',
      taxes: 'Impuestos',
      rest: 'Puntos y ofertas',
    },
    matches: 'Coincide',
    fails: 'No coincide',
    linesOf: (right, all) => `${number.format(right)} de ${number.format(all)}`,
    difference: (path, told, computed) =>
      `${path}: el archivo dice ${told || 'nada'} y el resultado es ${computed || 'nada'}`,
    couldNot: 'No pudimos verificar este recibo',
    reasons: {
      'not-loaded': 'No se pudo cargar el archivo del recibo. Vuelve a intentarlo.',
      malformed: 'Este archivo no es un recibo.',
    },
  },
};
