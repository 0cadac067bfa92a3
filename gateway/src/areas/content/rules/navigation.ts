import type { LeftNavigation } from '../../../generated/rest.ts';
import type { Language } from '../../../shared/language.ts';
import { texts } from '../texts/index.ts';

type NavigationItem = LeftNavigation['items'][number];

/** The target of every link to the games (G-25). */
const gameGrid = '/games/game-grid';

/**
 * Left navigation with the banner filled in (G-26) and every link to the games rewritten (G-25). Names of programs stay in
 * every language, and so does what a retailer has added.
 * @param banner its name goes into titles, its key into links
 */
export function navigationFor(
  items: readonly NavigationItem[],
  banner: { key: string; name: string },
  language: Language,
): NavigationItem[] {
  const titles: Readonly<Record<string, string | null>> = texts[language].navigation;
  const titleOf = ({ id, title }: NavigationItem) => (Object.hasOwn(titles, id) ? titles[id] : null) ?? title;
  return items.map((item) => ({
    id: item.id,
    icon: item.icon,
    title: titleOf(item).replaceAll('{banner}', banner.name),
    href: item.href.includes('games') ? gameGrid : item.href.replaceAll('{banner}', banner.key),
  }));
}
