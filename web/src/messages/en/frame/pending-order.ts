/** Texts of the order that is on its way. */
export const pendingOrderTexts = {
  label: 'Your next order',
  edit: 'Edit order',
  editOf: (id: string) => `Edit order ${id}`,
};
