import type { pendingOrderTexts as english } from '../../en/frame/pending-order.ts';

export const pendingOrderTexts: typeof english = {
  label: 'Tu próximo pedido',
  edit: 'Cambiar el pedido',
  editOf: (id) => `Cambiar el pedido ${id}`,
};
