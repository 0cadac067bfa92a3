/** Texts of the bar at the foot of a phone; its other words are the site's areas. */
export const bar = {
  label: 'Main',
  home: 'Home',
  search: 'Search',
  cart: 'Cart',
};
