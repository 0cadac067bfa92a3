/** Texts of the shelf of what was bought before. */
export const buyAgain = {
  title: 'Buy it again',
  history: 'Purchase history',
};
