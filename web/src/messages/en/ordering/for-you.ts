/** Texts of recommendations. */
export const forYou = {
  title: 'Picked for you',
  guestTitle: 'You might also like',
  departments: 'More to explore',
};
