import type { pendingOrderTexts as english } from '../../en/frame/pending-order.ts';

export const pendingOrderTexts: typeof english = {
  label: 'Tu próximo pedido',
  edit: 'Cambiar pedido',
  editOf: (id) => `Cambiar pedido ${id}`,
};
