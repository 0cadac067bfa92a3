import type { GatewayContext } from '../../../context.ts';
import { retailersLanguage } from '../../../shared/language.ts';
import { type GameWords, noWords, wordsIn } from '../rules/words/game-words.ts';

type Asker = Pick<GatewayContext, 'sources' | 'language' | 'log'>;

/** What games and prizes are called in the shopper's language; the retailer's own words stand in when that can't be read. */
export async function gameWords({ sources, language, log }: Asker): Promise<GameWords> {
  if (language === retailersLanguage) return noWords;
  try {
    const texts = await sources.content.gamesTexts(language);
    return texts ? wordsIn(texts) : noWords;
  } catch (error) {
    log.warn({ err: error }, 'the texts of games could not be read');
    return noWords;
  }
}
