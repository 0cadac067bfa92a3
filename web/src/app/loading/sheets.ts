/**
 * Styles that most visits don't need stand in a stylesheet of their own, apart from the one for every page: what holds
 * up the first paint stays small. A sheet loads with the code of a screen or part in its folders.
 */
const folders = {
  games: /^src\/(?:routes\/(?:foru(?!\/c)|free-entry|games|verify)|features\/(?:draws|games|prizes))\//,
  orders: /^src\/(?:routes\/(?:erums|cart|checkout|account\/orders)|features\/(?:cart|checkout|orders))\//,
  shop: /^src\/(?:routes\/(?:foru|home|mkp|product|search|seller|sellers|shop|stores|wine)|features\/(?:catalog|offers))\//,
} as const;
/** What pages of every kind show from these folders; its styles are in the stylesheet for every page. */
const everywhere =
  /^src\/features\/(?:cart\/(?:AddRow|AddToCart|CartButton)|catalog\/SearchBox|draws\/WinnerNotice|games\/(?:BonusPathCard|GameCard)|orders\/PendingOrder)/;

export type Sheet = keyof typeof folders;
/** Every sheet that stands apart. */
export const sheetNames = Object.keys(folders) as Sheet[];

/** Which sheet the styles of a file are in, by its path below `web`; null for the one that every page has. */
export const sheetOf = (file: string): Sheet | null =>
  everywhere.test(file) ? null : (sheetNames.find((name) => folders[name].test(file)) ?? null);
