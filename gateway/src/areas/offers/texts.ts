/** Texts of the area, English. Those with a number in the specification stand here verbatim. */
export const texts = {
  /** S-48, S-49. */
  bonusPath: { inProgress: 'In Progress', completed: 'Bonus Path Completed' },
  /** S-269..S-273. */
  challenge: { purchased: 'Purchased', quantity: 'Quantity', transactions: 'Transactions', pounds: 'Lbs' },
};
