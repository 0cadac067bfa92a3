import type { WalletItem } from '../../../generated/resolvers.ts';
import type { WalletItem as RestItem } from '../../../generated/rest.ts';
import type { Zones } from '../../../session/time-zone.ts';
import { dayString, daysTo } from '../../../shared/date-strings.ts';
import { prizePath } from '../../../shared/prize-path.ts';
import { soonString } from '../../../shared/soon-string.ts';
import { drawPrizeNamed, type GameWords, prizeNamed, titled } from '../../games/rules/words/game-words.ts';
import type { Language } from '../../../shared/language.ts';

/** A deadline nearer than this many days is near. */
const nearDays = 10;

/** A prize in the wallet with formatted dates and its link: deadlines by the store's day or the draw's, past dates by the shopper's (N-78). */
export function walletItem(
  item: RestItem,
  zones: Zones,
  now: Temporal.Instant,
  words: GameWords,
  language: Language,
): WalletItem {
  const { until } = item;
  const zone = item.timeZone ?? zones.storeZone;
  return {
    id: item.itemId,
    section: item.section,
    state: item.state,
    source: item.source,
    programCode: item.programCode,
    programTitle: titled(words, item.programCode, item.programTitle),
    prizeId: item.prizeId,
    prizeType: item.prizeType,
    ...(item.drawId === null
      ? prizeNamed(words, item.prizeId, item.name)
      : drawPrizeNamed(words, item.programCode, item.name)),
    imageId: item.imageId,
    date: item.at,
    dateString: dayString(item.at, item.timeZone ?? zones.shopperZone, language),
    until,
    untilString: until && untilString(item.section, until, zone, now, language),
    isNear: until !== null && isOpen(item) && daysTo(until, zone, now) < nearDays,
    choices: item.choices.map((each) => ({ ...each, name: prizeNamed(words, each.prizeId, each.name).name })),
    vendorName: item.vendorName,
    isStoreOnly: item.isStoreOnly,
    href: hrefOf(item),
  };
}

/** Where it is redeemed, chosen, claimed, or viewed. */
function hrefOf({ state, drawId, programCode, prizeId }: RestItem): string {
  if (drawId === null) return prizePath(prizeId, programCode);
  return state === 'TO_CLAIM'
    ? `/games/game-over/${encodeURIComponent(programCode)}`
    : `/verify/${encodeURIComponent(drawId)}`;
}

const isOpen = ({ section }: Pick<RestItem, 'section'>) => section === 'NEEDS_YOU' || section === 'READY';

/** With the time of day if it matters: `Aug 12 at 11:59 PM PT` for prizes that need action, and for whatever ends today or tomorrow. */
function untilString(
  section: RestItem['section'],
  until: string,
  zone: string,
  now: Temporal.Instant,
  language: Language,
): string {
  const days = daysTo(until, zone, now);
  const withHour = section === 'NEEDS_YOU' || days === 0 || days === 1;
  return withHour ? soonString(until, zone, now, language) : dayString(until, zone, language);
}
