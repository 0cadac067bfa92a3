import type { Wording } from '../../../shared/language.ts';
/** The area's English texts. Those with a row number are verbatim from the requirements. */
export const en = {
  banner: { forU: (name: string) => `${name} for U` },
  /** Items of the left navigation; `null` = as the retailer calls it. */
  navigation: { coupons: null, rewards: null, games: null, account: null },
};

/** The same in any language. */
export type Texts = Wording<typeof en>;
