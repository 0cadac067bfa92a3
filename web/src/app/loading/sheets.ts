/**
 * Styles that most visits don't need stand in a stylesheet of their own, apart from the one for every page: what holds
 * up the first paint stays small. A sheet loads with the code of a screen or part in its folders.
 */
const folders = {
  cards: /^src\/features\/games\/GameCard\//,
  games: /^src\/(?:routes\/(?:freshpass|foru(?!\/[bcw])|free-entry|games|verify)|features\/(?:draws|games|prizes))\//,
  // No first paint needs the dialogs at a clip.
  orders:
    /^src\/(?:routes\/(?:erums|cart|checkout|account\/orders|schedule-and-save)|features\/(?:cart(?!\/SellerCart)|checkout(?!\/Changed)|offers\/clipping|orders(?!\/LastOrder)|subscriptions)|ui\/(?:ChoiceFoot|PictureRow|ProductPreviews|TimePicker))\//,
  usuals: /^src\/(?:routes\/quick-add|features\/recommendations)\//,
  account:
    /^src\/(?:routes\/(?:account(?!\/invoices)|customer-account)|features\/(?:identity\/(?!session)|notices|profile))\//,
  // What few visits see.
  seldom:
    /^src\/(?:app\/shell\/(?:pull|welcome|header\/(?:menu|AccountPanel))|routes\/home\/GuestTeaser|features\/(?:catalog\/Customize|checkout\/Changed|offers\/Membership|orders\/LastOrder)\/)/,
  // Screens of which no other one shows a part.
  alone: /^src\/routes\/(?:info\/help|loyalty|scan|stores|weeklyad)\//,
  tour: /^src\/(?:routes|app)\/tour\//,
  // A product's own page, beside the cards of others.
  product:
    /^src\/(?:routes\/(?:mkp|product|wine\/product)|features\/catalog\/(?:BoughtTogether|ChannelRows|ProductFacts|ProductHead|ProductScreen|ProductSeller))\//,
  shop: /^src\/(?:routes\/(?:account\/invoices|business|foru|home|mkp|mylist|product|purchase-history|search|seller|sellers|shop|wine)|features\/(?:cart\/SellerCart|catalog|lists|offers)|ui\/(?:Fold|list-controls))\//,
} as const;
/** What pages of every kind show from these folders; its styles are in the stylesheet for every page. */
const everywhere =
  /^src\/features\/(?:cart\/(?:AddRound|AddRow|AddToCart|CartButton)|catalog\/SearchBox|draws\/WinnerNotice|games\/BonusPathCard|orders\/PendingOrder)/;

export type Sheet = keyof typeof folders;
/** Every sheet that stands apart. */
export const sheetNames = Object.keys(folders) as Sheet[];

/** Which sheet the styles of a file are in, by its path below `web`; null for the one that every page has. */
export const sheetOf = (file: string): Sheet | null =>
  everywhere.test(file) ? null : (sheetNames.find((name) => folders[name].test(file)) ?? null);

/** What shows parts of another sheet beside those of its own. */
const shows: readonly [module: RegExp, sheet: Sheet][] = [
  [/^src\/routes\/(?:checkout|inbox)\/route\.tsx$/, 'account'],
  [/^src\/routes\/(?:home|foru|games\/game-grid)\/route\.tsx$/, 'cards'],
  [/^src\/routes\/(?:inbox|quick-add)\/route\.tsx$/, 'orders'],
  [/^src\/routes\/(?:info\/help|loyalty\/offer-details|mkp|product|scan|weeklyad|wine\/product)\/route\.tsx$/, 'shop'],
  [/^src\/features\/orders\/LastOrder\/YourLastOrder\.tsx$/, 'orders'],
  // Its steps are those of the checkout.
  [/^src\/features\/games\/OptIn\/OptInDialog\.tsx$/, 'orders'],
];

/** The sheets that load with a module: the one its own styles are in, and what else it shows. */
export function sheetsOf(module: string): Sheet[] {
  const own = sheetOf(module);
  return [...(own ? [own] : []), ...shows.flatMap(([some, sheet]) => (some.test(module) ? sheet : []))];
}
