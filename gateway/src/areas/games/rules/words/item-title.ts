import type { ActivityItem } from '../../../../generated/rest.ts';
import { type Language, retailersLanguage } from '../../../../shared/language.ts';
import { type ItemTexts, itemTexts } from '../../texts/items.ts';
import { type GameWords, prizeNamed, titled } from './game-words.ts';

/** What an item of the activity, of a history, or of grocery rewards tells. */
export interface Item {
  type?: ActivityItem['type'];
  source?: ActivityItem['source'];
  points: number;
  valueCents?: number;
  title: string;
  programCode?: string;
  programTitle?: string;
  prizeId?: string;
  offerId?: string;
  orderNumber?: string | undefined;
  storeName?: string | undefined;
}

/** An offer that brought something, in the shopper's language. */
export interface BringingOffer {
  name: string;
  isChallenge: boolean;
}

/** A title, and the language that it is in. */
export interface Titled {
  title: string;
  language: Language;
}

/**
 * An item in the shopper's language, by what it was and what it was about; in the words of the service where those are in
 * that language, and where only they say what happened.
 * @param offer the one that brought it; null if none did, or it isn't known
 */
export function itemTitle(item: Item, words: GameWords, offer: BringingOffer | null, language: Language): Titled {
  const texts = itemTexts[language];
  const title = texts && told(item, words, offer, texts);
  return title == null ? { title: item.title, language: retailersLanguage } : { title, language };
}

function told(item: Item, words: GameWords, offer: BringingOffer | null, texts: ItemTexts): string | null {
  const { type, source, points, orderNumber, storeName = null } = item;
  const prize = prizeOf(item, words);
  switch (source) {
    case 'ORDER':
      return orderNumber === undefined ? null : texts.order(orderNumber, storeName);
    case 'REVERSAL':
      if (item.offerId !== undefined) return offer && offerTitle(item, offer, texts);
      return orderNumber === undefined ? null : texts.takenBack(orderNumber);
    case 'OFFER':
      return offer && offerTitle(item, offer, texts);
    case 'EXPIRY':
      return texts.expired;
    case 'OPTIN':
      return texts.welcome(Math.max(1, points));
    case 'AMOE':
      return type === 'WELCOME' ? texts.freePlay : type === 'ENTRY' ? texts.freeEntry : null;
    case 'PLAY':
      if (type === 'PLAY') return texts.played(titled(words, item.programCode ?? '', item.programTitle ?? ''));
      return prize && texts.won(prize);
    case 'REDEMPTION':
      if (type === 'ENTRY') return texts.entries;
      return prize && (type === 'REWARD' ? prize : texts.redeemed(prize));
    case 'SUPPORT':
    case undefined:
      return null;
  }
}

/** The prize that it is about; null for none, and for one that the retailer has named in its own language only. */
function prizeOf({ prizeId, title }: Item, words: GameWords): string | null {
  if (prizeId === undefined || !words.prizes.has(prizeId)) return null;
  return prizeNamed(words, prizeId, title).name;
}

function offerTitle({ points, valueCents = 0 }: Item, { name, isChallenge }: BringingOffer, texts: ItemTexts): string {
  const title = texts.offer(name, isChallenge);
  return points < 0 || valueCents < 0 ? texts.returned(title) : title;
}
