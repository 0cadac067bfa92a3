import type { CheckoutNotice, CheckoutProblem, PaymentChoice } from '../../../generated/resolvers.ts';
import type { CheckoutChoices } from '../../../generated/rest.ts';
import { priceTag } from '../../../shared/dollars.ts';
import { texts } from '../texts/index.ts';
import { type TimedLine, unfitText } from './unfit-times.ts';
import { walletOf } from './wallets.ts';
import type { Language } from '../../../shared/language.ts';

/** What a checkout says of itself, as the service gives it. */
export interface CheckoutFacts {
  channel: 'PICKUP' | 'DELIVERY' | 'IN_STORE' | 'SHIPPING';
  handOver: { kind: 'PICKUP' | 'ATTENDED' | 'UNATTENDED' | 'SHIPPED' };
  payments: CheckoutChoices['payments'];
  holdCents: number;
  missingCents: number;
  needsAge: boolean;
  isWeighed: boolean;
  prop65: readonly { text: string }[];
  problems: readonly {
    code: keyof (typeof texts)['en']['problems'];
    step: CheckoutProblem['step'];
    entryIds: readonly string[];
  }[];
}

/** Tips to offer, in cents. */
const tips = [200, 400, 600, 800];

/** Empty unless it's delivered: there's nobody to tip. */
export const tipsOf = ({ channel }: Pick<CheckoutFacts, 'channel'>): number[] => (channel === 'DELIVERY' ? tips : []);

/** N-64: pay at hand-over is built in; a provider's name is its own. */
export const paymentName = (paymentId: string, channel: CheckoutFacts['channel'], language: Language): string =>
  paymentId === 'HAND_OVER'
    ? texts[language].payments.atHandOver[channel]
    : (texts[language].payments.providers[paymentId] ?? texts[language].payments.online);

/** What a way to pay means: when it is confirmed, and what is charged. */
function paymentText(paymentId: string, language: Language): string {
  const { atHandOverText, onlineText, walletTexts } = texts[language].payments;
  return paymentId === 'HAND_OVER' ? atHandOverText : (walletTexts[paymentId] ?? onlineText);
}

/** Ways to pay; those that aren't offered say why. */
export const paymentChoices = (
  { payments, channel }: Pick<CheckoutFacts, 'payments' | 'channel'>,
  language: Language,
): PaymentChoice[] =>
  payments.map(({ paymentId, isOffered, problem, wallet }) => ({
    id: paymentId,
    name: paymentName(paymentId, channel, language),
    text: paymentText(paymentId, language),
    wallet: walletOf({ paymentId, isOffered, problem, ...(wallet ? { wallet } : {}) }),
    isOffered,
    problem: isOffered
      ? null
      : problem === 'UNATTENDED'
        ? texts[language].payments.problems.UNATTENDED
        : texts[language].payments.problems.other,
  }));

/** `We hold $36.12 and charge what we pack.` null if nothing is held. */
export const holdText = ({ holdCents }: Pick<CheckoutFacts, 'holdCents'>, language: Language): string | null =>
  holdCents > 0 ? texts[language].hold(priceTag(holdCents)) : null;

/** To be read before paying: the Prop 65 warning first (T-95), then who may take it (N-54), weights (N-50), and the door. */
export function checkoutNotices(
  { prop65, needsAge, isWeighed, handOver, channel }: CheckoutFacts,
  language: Language,
): CheckoutNotice[] {
  const { notices } = texts[language];
  const warnings = [
    ...new Set(prop65.map(({ text }) => (text.includes(notices.warning) ? text : notices.warned(text)))),
  ];
  return [
    ...warnings.map((text) => ({ code: 'PROP_65', text })),
    ...(needsAge ? [{ code: 'AGE', text: notices.AGE }] : []),
    ...(isWeighed
      ? [{ code: 'WEIGHED', text: channel === 'IN_STORE' ? notices.weighedInStore : notices.WEIGHED }]
      : []),
    ...(handOver.kind === 'UNATTENDED' ? [{ code: 'UNATTENDED', text: notices.UNATTENDED }] : []),
  ];
}

/** What is in the way, in the order of the steps: what is missing of the minimum (N-60), what a time is not for (S-145). */
export const checkoutProblems = (
  { problems, missingCents }: CheckoutFacts,
  language: Language,
  lines: readonly TimedLine[] = [],
): CheckoutProblem[] =>
  problems.map(({ code, step, entryIds }) => ({
    code,
    step,
    message:
      code === 'BELOW_MINIMUM' && missingCents > 0
        ? texts[language].belowMinimum(priceTag(missingCents))
        : code === 'SLOT_UNFIT'
          ? unfitText(entryIds, lines, language)
          : texts[language].problems[code],
    lineIds: [...entryIds],
  }));
