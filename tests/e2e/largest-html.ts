/** Largest page in KiB before packing, by the beginning of its path: about a tenth more than it weighs. */
const largestKib: readonly [path: string, kib: number][] = [
  ['/foru.html', 33],
  ['/games/game-grid', 33],
  ['/games/game-details/', 38],
  ['/games/activity', 27],
  ['/product/', 38],
  ['/mkp/', 30],
  ['/wine/product/', 32],
  ['/seller/', 37],
  ['/', 24],
];
/** The home page shows four shelves of products beside a game. */
const largestHomeKib = 76;

/** How many bytes the page at a path may have before packing. */
export const largestHtml = (path: string): number =>
  (path === '/' ? largestHomeKib : (largestKib.find(([start]) => path.startsWith(start))?.[1] ?? 0)) * 1024;
