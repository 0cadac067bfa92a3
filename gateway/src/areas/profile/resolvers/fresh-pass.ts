import type {
  ChangeFreshPassInput,
  FreshPassResolvers,
  MeResolvers,
  MutationResolvers,
} from '../../../generated/resolvers.ts';
import type { FreshPass as RestFreshPass } from '../../../generated/rest.ts';
import type { GatewayContext } from '../../../context.ts';
import { required } from '../../../session/shopper.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { money } from '../../../shared/money.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { texts } from '../texts/index.ts';

/** The household's FreshPass (N-70). */
export const freshPass: NonNullable<MeResolvers['freshPass']> = async (
  { customerId, storeTimeZone: timeZone },
  _,
  { sources },
) => ({ ...(await sources.profile.freshPass(customerId)), timeZone });

export const FreshPass: FreshPassResolvers = {
  id: () => 'freshpass',
  untilString: ({ until, timeZone }, _, { language }) => until && dayString(until, timeZone, language),
  renewsString: ({ renewsAt, timeZone }, _, { language }) => renewsAt && dayString(renewsAt, timeZone, language),
  membership: async ({ timeZone }, _, { sources, language }) => {
    const { priceCents, method, savings } = await sources.orders.membership();
    const { cents, orders, since } = savings;
    const words = texts[language].freshPass;
    return {
      price: priceCents === null ? null : money(priceCents),
      providerName: method && (words.providers[method] ?? method),
      saved: money(cents),
      savedOrders: orders,
      savedText: since && words.saved(orders, dayString(since, timeZone, language)),
    };
  },
};

const refusals = new Set([
  'TRIAL_USED',
  'NOTHING_TO_KEEP',
  'NOT_OFFERED',
  'PRICE_CHANGED',
  'PAYMENT_DECLINED',
  'PAYMENT_UNKNOWN',
]);

/** The payload of `changeFreshPass`. @throws anything that is no refusal */
export const changeFreshPass: NonNullable<MutationResolvers['changeFreshPass']> = async (_, { input }, context) => {
  const { sources, session, language } = context;
  const { customerId, storeTimeZone: timeZone } = required(await session.shopper());
  try {
    const changed = await change(context, customerId, input);
    return { freshPass: { ...changed, timeZone }, userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error, refusals, texts[language].freshPass.refusals, language);
    const now = await sources.profile.freshPass(customerId).catch(() => null);
    return { freshPass: now && { ...now, timeZone }, userErrors };
  }
};

/** Joining is paid for, so orders do it; profiles do the rest. */
async function change(
  { sources }: GatewayContext,
  customerId: string,
  { action, expectedPrice, clientRequestId }: ChangeFreshPassInput,
): Promise<RestFreshPass> {
  if (action !== 'JOIN') return sources.profile.changeFreshPass(customerId, action, clientRequestId);
  await sources.orders.joinFreshPass(Math.round(Number(expectedPrice ?? 0) * 100), clientRequestId);
  return sources.profile.freshPass(customerId);
}
