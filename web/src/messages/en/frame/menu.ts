/** Texts of the menu that the header and the footer don't have. */
export const menu = {
  guest: 'Save more as a member',
  join: 'Join free',
  departments: 'Departments',
  buyAgain: 'Buy it again',
  scan: 'Scan a barcode',
  stores: 'Find a store',
};
