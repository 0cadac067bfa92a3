/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const texts = {
  /** S-48, S-49. */
  bonusPath: { inProgress: 'In Progress', completed: 'Bonus Path Completed' },
  /** S-269..S-273. */
  challenge: { purchased: 'Purchased', quantity: 'Quantity', transactions: 'Transactions', pounds: 'Lbs' },
};
