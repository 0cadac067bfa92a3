/** Texts of the foot of every page. */
export const footer = {
  label: 'Footer',
  shop: 'Shop',
  allDepartments: 'All departments',
  wineShop: 'Wine shop',
  business: 'For businesses',
  sellers: 'Sellers',
  changeStore: 'Change store',
  chooseStore: 'Choose your store',
  /** Until a guest chooses. */
  shownStore: (name: string) => `Prices and stock are those of ${name}`,
  save: 'Save',
  help: 'Help',
  coupons: 'Coupons & Deals',
  rewards: 'Grocery Rewards',
  playAndEarn: 'Play & Earn',
  helpCenter: 'Help center',
  orders: 'Your orders',
  contact: 'Contact us',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  language: 'Language',
  /** Each in its own words. */
  languages: { en: 'English', es: 'Español' },
  owner: (banner: string) => `© ${banner}`,
};
