/** Largest page in KiB before packing, by the beginning of its path: about a tenth more than it weighs. */
const largestKib: readonly [path: string, kib: number][] = [
  ['/foru.html', 30],
  ['/games/game-grid', 30],
  ['/games/game-details/', 37],
  ['/games/activity', 24],
  ['/product/', 38],
  ['/mkp/', 30],
  ['/wine/product/', 32],
  ['/', 21],
];

/** How many bytes the page at a path may have before packing. */
export const largestHtml = (path: string): number =>
  (largestKib.find(([start]) => path.startsWith(start))?.[1] ?? 0) * 1024;
