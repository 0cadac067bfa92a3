import type { Redemption } from '../../../generated/rest.ts';
import type { Shopper } from '../../../session/shopper.ts';
import type { RedemptionResultModel } from '../models.ts';
import { dayString, dayTimeZoneString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';
import { type GameWords } from '../../games/rules/words/game-words.ts';
import { toldRecipe } from './told-prize.ts';
import { recipe } from './recipe.ts';
import { isSafeAddress } from '../../../../../server-kit/safe-address.ts';
import type { Language } from '../../../shared/language.ts';

/** Where to manage a FreshPass (S-28). */
const freshPassPath = '/freshpass/manage/subscribe';

/** What a redemption delivered, with dates formatted in the store's time zone (N-26). */
export function redemptionResult(
  { result, prizeId }: Pick<Redemption, 'result' | 'prizeId'>,
  timeZone: string,
  shopper: Shopper,
  words: GameWords,
  language: Language,
): RedemptionResultModel {
  const day = (instant: string) => dayString(instant, timeZone, language);
  switch (result.prizeType) {
    case 'B4U_OFFER':
      // The services clip the offer and add it to My List, or don't redeem at all.
      return { ...result, isClipped: true, isInMyList: true, expiresAtString: day(result.expiresAt) };
    case 'REWARD':
      return { ...result, value: money(result.valueCents), expiresAtString: day(result.expiresAt) };
    case 'FRESH_PASS':
      return { ...result, untilString: day(result.until), href: freshPassPath };
    case 'VENDOR':
      return {
        ...result,
        instructions: words.prizes.get(prizeId)?.instructions ?? result.instructions,
        url: result.url && isSafeAddress(result.url) ? result.url : null,
        expiresAtString: result.expiresAt && day(result.expiresAt),
      };
    case 'RECIPE':
      return { prizeType: 'RECIPE', recipe: recipe(toldRecipe(result.recipe, words)) };
    case 'SWEEPSTAKES':
      return { ...result, drawDateString: result.drawDate && dayTimeZoneString(result.drawDate, timeZone, language) };
    case 'ALTERNATE_PRIZES':
      return { prizeType: 'ALTERNATE_PRIZES', choice: result, shopper, timeZone };
  }
}
