/** What is said below an offer, by program; {brand}, {limit}, and {endDate} are filled in (S-193, N-73). */
export const disclaimers: Readonly<Record<string, string>> = {
  CC: 'Offer on {brand} good through {endDate}. {limit} Valid at participating stores and online. Clip before you check out; while supplies last. May not be combined with another coupon on the same item. Sales tax is charged on the full price where the law says so. Void where prohibited.',
  PD: 'This deal on {brand} was picked for your account and is good through {endDate}. {limit} Not transferable. Clip before you check out. Void where prohibited.',
  MF: 'Manufacturer offer on {brand} good through {endDate}. {limit} One coupon per purchase of the products named. Not redeemable for cash. Void where taxed or prohibited.',
  GR: 'Grocery Reward good through {endDate}. {limit} Not valid on alcohol, tobacco, fuel, gift cards, fees, or tax.',
  WS: 'Weekly Ad price good through {endDate}. {limit} Prices and availability may differ by store. No coupon needed.',
};
