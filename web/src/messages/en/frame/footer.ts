/** Texts of the foot of every page. */
export const footer = {
  label: 'Footer',
  shop: 'Shop',
  allDepartments: 'All departments',
  wineShop: 'Wine shop',
  business: 'For businesses',
  sellers: 'Sellers',
  changeStore: 'Change store',
  save: 'Save',
  help: 'Help',
  playAndEarn: 'Play & Earn',
  findStore: 'Find a store',
  helpCenter: 'Help center',
  contact: 'Contact us',
  privacy: 'Privacy',
  terms: 'Terms',
  accessibility: 'Accessibility',
  language: 'Language',
  /** Each in its own words. */
  languages: { en: 'English', es: 'Español' },
  owner: (banner: string) => `© ${banner}`,
};
