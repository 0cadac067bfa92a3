/** Texts of the site's areas that the first page does without. */
export const areas = {
  ad: 'Weekly Ad',
  schedule: 'Schedule & Save',
  /** Areas of the business site. */
  cases: 'By the case',
  guide: 'Order guide',
  quickOrder: 'Quick order',
  standing: 'Standing orders',
  orders: 'Orders',
  invoices: 'Invoices',
  /** By its own name. */
  otherLanguage: 'Español',
};
