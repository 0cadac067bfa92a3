/** Texts of recommendations. */
export const forYou = {
  viewed: 'Recently viewed',
  title: 'Picked for you',
  guestTitle: 'You might also like',
  departments: 'More to explore',
};
