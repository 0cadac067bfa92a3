/** Largest page in KiB before packing, by the beginning of its path: about a tenth more than it weighs. */
const largestKib: readonly [path: string, kib: number][] = [
  ['/foru.html', 33],
  ['/games/game-grid', 37],
  ['/games/game-details/', 41],
  ['/games/activity', 29],
  ['/foru/coupons-deals', 66],
  ['/loyalty/', 39],
  ['/weeklyad?view=all', 53],
  ['/weeklyad', 32],
  ['/search', 65],
  ['/shop/', 62],
  ['/product/', 38],
  ['/mkp/', 27],
  ['/wine/product/', 31],
  ['/wine', 57],
  ['/seller/', 34],
  ['/', 27],
];
/** The home page shows three shelves of products beside a game. */
const largestHomeKib = 62;

/** How many bytes the page at a path may have before packing. */
export const largestHtml = (path: string): number =>
  (path === '/' ? largestHomeKib : (largestKib.find(([start]) => path.startsWith(start))?.[1] ?? 0)) * 1024;
