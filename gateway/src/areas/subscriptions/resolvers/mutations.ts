import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers } from '../../../generated/resolvers.ts';
import type { AllSubscriptions } from '../../../generated/rest.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { shopOf } from '../../stores/published.ts';
import { texts } from '../texts/index.ts';

const codes: ReadonlySet<string> = new Set(Object.keys(texts.en.refusals));
const weekly = (count: number) => ({ count, unit: 'WEEK' }) as const;
/** Exact cents of a decimal amount. */
const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

type Mutations = Pick<
  MutationResolvers,
  | 'subscribe'
  | 'changeSubscription'
  | 'cancelSubscription'
  | 'skipUpcomingOrder'
  | 'changeOneTimeItem'
  | 'changeSchedulePlan'
>;

export const Mutation: Mutations = {
  subscribe: (_, { input }, context) =>
    changed(context, async (uuid) => {
      const { productId, quantity, weeks, startDate, isSubstitutable, clientRequestId } = input;
      const { storeId } = await shopOf(context);
      const item = {
        productBpn: productId,
        quantity,
        startDateTime: startDate,
        isSubstitutable,
        frequency: weekly(weeks),
      };
      const body = { originationStoreId: storeId, items: [item], language: context.language };
      return context.sources.subscriptions.add(uuid, body, clientRequestId);
    }),
  changeSubscription: (_, { input }, { ...context }) =>
    changed(context, (uuid) => {
      const { subscriptionId, version, quantity, weeks, isSubstitutable, isPaused } = input;
      const { nextDate, skipDate, unskipDate, acceptPrice, clientRequestId } = input;
      const body = {
        version,
        ...(quantity == null ? {} : { quantity }),
        ...(weeks == null ? {} : { frequency: weekly(weeks) }),
        ...(isSubstitutable == null ? {} : { isSubstitutable }),
        ...(isPaused == null ? {} : { status: isPaused ? ('PAUSED' as const) : ('ACTIVE' as const) }),
        ...(nextDate == null ? {} : { nextRunDate: nextDate }),
        ...(skipDate == null ? {} : { skip: skipDate }),
        ...(unskipDate == null ? {} : { unskip: unskipDate }),
        ...(acceptPrice == null ? {} : { acceptCents: centsOf(acceptPrice) }),
      };
      return context.sources.subscriptions.change(uuid, subscriptionId, body, clientRequestId);
    }),
  cancelSubscription: (_, { input: { subscriptionId, clientRequestId } }, context) =>
    changed(context, (uuid) => context.sources.subscriptions.cancel(uuid, subscriptionId, clientRequestId)),
  skipUpcomingOrder: (_, { input: { date, isSkipped, clientRequestId } }, context) =>
    changed(context, (uuid) =>
      context.sources.subscriptions.skip(uuid, { runDate: date, skipped: isSkipped }, clientRequestId),
    ),
  changeOneTimeItem: (_, { input: { date, productId, quantity, clientRequestId } }, context) =>
    changed(context, (uuid) =>
      context.sources.subscriptions.changeOneTimeItem(
        uuid,
        { runDate: date, productBpn: productId, quantity },
        clientRequestId,
      ),
    ),
  changeSchedulePlan: (_, { input }, context) =>
    changed(context, (uuid) => {
      const { channel, storeId, minute, addressId, phone, clientRequestId } = input;
      const body = {
        ...(channel == null ? {} : { channel }),
        ...(storeId == null ? {} : { storeId }),
        ...(minute == null ? {} : { minute }),
        ...(addressId == null ? {} : { addressId }),
        ...(phone == null ? {} : { phone }),
        language: context.language,
      };
      return context.sources.subscriptions.plan(uuid, body, clientRequestId);
    }),
};

/** Makes a change; its payload has everything as it is then, whatever became of it. */
async function changed(context: GatewayContext, change: (uuid: string) => Promise<AllSubscriptions>) {
  const { sources, session, banner } = context;
  const uuid = (await session.shopper())?.uuid ?? '';
  try {
    return { scheduleAndSave: { all: await change(uuid) }, userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error, codes, texts[context.language].refusals, context.language);
    const all = await sources.subscriptions.all(uuid, banner).catch(() => null);
    return { scheduleAndSave: all && { all }, userErrors };
  }
}
