import type { GatewayContext } from '../../../context.ts';
import { retailersLanguage, writtenIn } from '../../../shared/language.ts';
import { noWords } from '../rules/words/game-words.ts';
import { type BringingOffer, type Item, itemTitle, type Titled } from '../rules/words/item-title.ts';
import { gameWords } from './words.ts';

type Asker = Pick<GatewayContext, 'sources' | 'language' | 'log'>;

/** How items of a page are told in the shopper's language; the offers that brought them are asked for once. */
export async function itemTitles(
  context: Asker,
  items: readonly Pick<Item, 'offerId'>[],
): Promise<(item: Item) => Titled> {
  const { language } = context;
  if (language === retailersLanguage) return (item) => itemTitle(item, noWords, null, language);
  const offerIds = [...new Set(items.flatMap(({ offerId }) => offerId ?? []))];
  const [words, offers] = await Promise.all([gameWords(context), offersOf(context, offerIds)]);
  return (item) => itemTitle(item, words, offers.get(item.offerId ?? '') ?? null, language);
}

/** Offers by their ids; those that nobody has named in the shopper's language are left out. */
async function offersOf({ sources, language, log }: Asker, offerIds: readonly string[]) {
  const named = new Map<string, BringingOffer>();
  if (offerIds.length === 0 || language === retailersLanguage) return named;
  try {
    for (const { offerId, translations, isChallenge = false } of await sources.offers.names(offerIds)) {
      const name = writtenIn(translations, language)?.name;
      if (name !== undefined) named.set(offerId, { name, isChallenge });
    }
  } catch (error) {
    log.warn({ err: error }, 'the names of offers could not be read');
  }
  return named;
}
