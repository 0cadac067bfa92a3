import type { GatewayContext } from '../../../context.ts';
import type { UserError } from '../../../generated/resolvers.ts';
import type { PlacedOrder } from '../../../generated/rest.ts';
import { forgetOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';
import { serviceWords } from '../../../shared/service-words.ts';
import { type Refusal, userErrorsOf } from '../../../upstream/user-errors.ts';
import { cartsOf, forgetCarts } from '../../cart/published.ts';
import { lineUnavailable } from '../rules/line-unavailable.ts';
import { texts } from '../texts/index.ts';
import { isOrderNumber } from './query.ts';

const words = inLanguages<Readonly<Record<string, string>>>((language) => ({
  ...texts[language].refusals,
  ORDER_NOT_FOUND: texts[language].refusals.NO_ORDER_DATA,
  QUOTE_CHANGED: texts[language].refusals.editQuoteChanged,
  UNATTENDED_RESTRICTED: texts[language].handOver.problems.RESTRICTED,
  UNATTENDED_UNPAID: texts[language].handOver.problems.UNPAID,
  SLOT_ENDED: texts[language].moved.SLOT_ENDED,
  SLOT_UNFIT: texts[language].moved.SLOT_UNFIT,
}));
const codes: ReadonlySet<string> = new Set([...Object.keys(words.en), 'LINE_UNAVAILABLE']);

const wordsOf = (language: Language) => (refusal: Refusal) =>
  refusal.code === 'LINE_UNAVAILABLE'
    ? lineUnavailable(refusal.details ?? {}, language)
    : (words[language][refusal.code] ?? serviceWords(refusal, language));
/** The order can't be changed anymore, so edit mode ends (T-77). */
const ended: ReadonlySet<string> = new Set(['NO_ORDER_DATA', 'CUTOFF_PASSED']);

/** S-217. */
export const noOrder = inLanguages<UserError>((language) => ({
  code: 'NO_ORDER_DATA',
  message: texts[language].refusals.NO_ORDER_DATA,
  reason: null,
  advice: null,
  field: null,
  limit: null,
}));

/** Makes a change of an order; its payload has the order and the carts as they are then, whatever became of it. */
export async function changed(
  context: GatewayContext,
  orderNumber: string,
  change: (context: GatewayContext) => Promise<PlacedOrder | null>,
) {
  const refused = async (userErrors: UserError[]) => {
    const isOver = userErrors.some(({ code }) => ended.has(code));
    if (isOver && orderInEdit(context.jar)?.orderNumber === orderNumber) forgetOrderInEdit(context.jar);
    forgetCarts(context);
    const order = isOrderNumber(orderNumber) ? await context.sources.orders.order(orderNumber).catch(() => null) : null;
    return { order: order && { order }, carts: await cartsNow(context), userErrors };
  };
  if (!isOrderNumber(orderNumber)) return refused([noOrder[context.language]]);
  try {
    const order = await change(context);
    if (order === null) return await refused([noOrder[context.language]]);
    forgetCarts(context);
    return { order: { order }, carts: await cartsNow(context), userErrors: [] };
  } catch (error) {
    const userErrors = userErrorsOf(error, codes, wordsOf(context.language), context.language).map((each) =>
      each.code === 'ORDER_NOT_FOUND' ? { ...each, code: 'NO_ORDER_DATA' } : each,
    );
    return refused(userErrors);
  }
}

/** The carts after it; null if they can't be loaded. */
export const cartsNow = (context: GatewayContext) =>
  cartsOf(context).then(
    (answer) => ({ answer }),
    () => null,
  );
