import type { FreshPassAction } from '../../../../graphql/schema-types.ts';
import type { useFreshPassTexts } from '../../../../messages/play/fresh-pass.ts';
import { money } from '../../../../messages/support/formats.ts';
import type { FreshPassState_FreshPassFragment as FreshPass } from './FreshPassState.generated.ts';

type Texts = ReturnType<typeof useFreshPassTexts>;

/** What a month costs, where it can be paid for. */
const priceOf = ({ membership }: FreshPass): string | null => (membership?.price ? money(membership.price) : null);

/** What can be done: one thing at a time, with one press; null if nothing can. */
export function actionOf(freshPass: FreshPass): FreshPassAction | null {
  if (freshPass.renews) return 'CANCEL';
  if (freshPass.canKeep) return 'KEEP';
  if (freshPass.canStartTrial) return 'START_TRIAL';
  return freshPass.canJoin && priceOf(freshPass) !== null ? 'JOIN' : null;
}

/** The words of its button. */
export function labelOf(action: FreshPassAction, freshPass: FreshPass, { actions }: Texts): string {
  const price = priceOf(freshPass);
  if (action !== 'JOIN' || price === null) return actions[action];
  return freshPass.isActive ? actions.goOn(price) : actions.joinFor(price);
}

/** How the household stands with FreshPass, in words; `terms` are those of what its button does. */
export function wordsOf(freshPass: FreshPass, { state }: Texts): { title: string; text: string; terms: string | null } {
  const { isActive, renews, untilString, renewsString, canKeep, canStartTrial, canJoin } = freshPass;
  const price = priceOf(freshPass);
  const provider = freshPass.membership?.providerName ?? null;
  if (isActive && untilString !== null)
    return {
      title: state.until(untilString),
      text: canKeep ? state.canceled : state.endsAlone,
      terms: canJoin && price !== null ? state.goOnTerms(untilString, price, provider) : null,
    };
  if (isActive || renews)
    return {
      title: state.free,
      text: state.goesOn,
      terms: renewsString !== null && price !== null ? state.nextPayment(renewsString, price, provider) : null,
    };
  if (canStartTrial)
    return { title: state.trial, text: state.trialText, terms: price === null ? null : state.afterTrial(price) };
  if (price === null || !canJoin) return { title: state.off, text: state.offText, terms: null };
  return { title: state.join(price), text: state.joinText, terms: state.joinTerms(price, provider) };
}
