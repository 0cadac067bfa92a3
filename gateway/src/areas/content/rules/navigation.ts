import type { LeftNavigation } from '../../../generated/rest.ts';

type NavigationItem = LeftNavigation['items'][number];

/** The target of every link to the games (G-25). */
const gameGrid = '/games/game-grid';

/**
 * Left navigation with the banner filled in (G-26) and every link to the games rewritten (G-25).
 * @param banner its name goes into titles, its key into links
 */
export function navigationFor(
  items: readonly NavigationItem[],
  banner: { key: string; name: string },
): NavigationItem[] {
  return items.map((item) => ({
    id: item.id,
    icon: item.icon,
    title: item.title.replaceAll('{banner}', banner.name),
    href: item.href.includes('games') ? gameGrid : item.href.replaceAll('{banner}', banner.key),
  }));
}
