import { pathTo, screens } from '../../../app/routing/paths.ts';
import type { PrizeTexts } from '../../../messages/play/prizes.ts';
import type { PrizeResult_RedemptionFragment } from './PrizeResult.generated.ts';

export interface ResultText {
  heading: string;
  lead: string;
  /** A link to what was delivered. */
  link: { href: string; label: string } | null;
}

type Redemption = PrizeResult_RedemptionFragment;
type Texts = PrizeTexts;

/** What a redemption delivered, in words; codes and recipes have their own components. */
export function resultText({ result, source, prizeName }: Redemption, texts: Texts): ResultText {
  const { result: say, enter, choose } = texts;
  const chosen = source === 'CHOICE' ? choose.chosen(prizeName) : null;
  const text = (heading: string, lead: string, link: ResultText['link'] = null): ResultText =>
    chosen ? { heading: chosen, lead: `${heading}. ${lead}`, link } : { heading, lead, link };
  switch (result.__typename) {
    case 'RedeemedOffer':
      return text(say.offer, (result.isStoreOnly ? say.storeOfferLead : say.offerLead)(result.expiresAtString));
    case 'RedeemedReward':
      return text(say.reward(texts.dollars(result.value.amount)), say.rewardLead(result.expiresAtString), {
        href: screens.cart,
        label: say.toCart,
      });
    case 'RedeemedFreshPass':
      return text(say.freshPass(result.untilString), say.freshPassLead, {
        href: result.href,
        label: say.toFreshPass,
      });
    case 'UnlockedRecipe':
      return text(say.recipe, say.recipeLead);
    case 'SweepstakesEntry':
      return text(enter.done(result.count), enter.inAll(result.myEntries, result.drawDateString));
    case 'AlternateChoice':
      return result.chosen
        ? text(choose.chosen(result.chosen.prizeName), say.chosenLead, {
            href: pathTo('prizeDetails', { prizeId: result.chosen.prizeId }),
            label: say.seeChosen,
          })
        : text(choose.title, choose.by(result.chooseByString, null));
    case 'RedeemedCode':
      return text(
        texts.code.title,
        result.instructions ?? texts.code.lead(result.vendorName, result.worksUntil),
        result.url ? { href: result.url, label: texts.code.goTo(result.vendorName) } : null,
      );
    default:
      return text(texts.redeemedNow, '');
  }
}
