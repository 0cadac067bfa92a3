/** Largest page in KiB before packing, by the beginning of its path: about a tenth more than it weighs. */
const largestKib: readonly [path: string, kib: number][] = [
  ['/foru.html', 33],
  ['/games/game-grid', 33],
  ['/games/game-details/', 41],
  ['/games/activity', 27],
  ['/foru/coupons-deals', 65],
  ['/loyalty/', 33],
  ['/weeklyad?view=all', 53],
  ['/weeklyad', 32],
  ['/search', 62],
  ['/shop/', 60],
  ['/product/', 37],
  ['/mkp/', 27],
  ['/wine/product/', 31],
  ['/wine', 59],
  ['/seller/', 34],
  ['/', 27],
];
/** The home page shows three shelves of products beside a game. */
const largestHomeKib = 60;

/** How many bytes the page at a path may have before packing. */
export const largestHtml = (path: string): number =>
  (path === '/' ? largestHomeKib : (largestKib.find(([start]) => path.startsWith(start))?.[1] ?? 0)) * 1024;
