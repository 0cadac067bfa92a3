import type { invoices as english } from '../../en/ordering/invoices.ts';
import { money } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const caseWord = plural('es', { one: 'caja o paquete', other: 'cajas y paquetes' });

/** Texts of what a business was charged, as it keeps it. */
export const invoices: typeof english = {
  title: 'Facturas',
  lead: 'Una por cada pedido entregado y pagado.',
  list: 'Facturas',
  number: 'Factura',
  date: 'Entregado',
  amount: 'Importe',
  older: 'Facturas anteriores',
  newest: 'Facturas más recientes',
  couldNotLoad: 'No pudimos cargar tus facturas',
  empty: {
    title: 'Aquí estarán tus facturas',
    text: 'Cada pedido tiene una cuando se entrega y se paga.',
    action: 'Empezar a comprar',
  },
  one: (id) => `Factura ${id}`,
  print: 'Imprimir',
  toOrder: 'Ver pedido',
  from: 'De',
  to: 'Facturar a',
  when: 'Entregado',
  paid: 'Pago',
  po: 'Orden de compra',
  lines: 'Artículos',
  item: 'N.º de artículo',
  product: 'Producto',
  quantity: 'Cant.',
  each: 'C/u',
  charged: 'Importe',
  count: (count) => `${count} ${caseWord(count)}`,
  total: 'Total',
  notYet: (id) => `El pedido ${id} todavía no tiene factura`,
  notYetText: 'Llega cuando el pedido se entrega y se paga.',
  money,
};
