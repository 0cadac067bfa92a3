import type { IconName } from '@larder/design-system/Icon';
import type { OrderNewsTexts } from '../../../messages/en/frame/order-news.ts';
import { openSwaps } from '../states.ts';
import type { OrderNewsQuery } from './OrderNews.generated.ts';

type Order = NonNullable<OrderNewsQuery['orders']>['edges'][number]['node'];

/** What an order waits for, or tells, and what leads on. */
export interface News {
  icon: IconName;
  title: string;
  text: string;
  action: string;
}

/** The most urgent thing of an order: money that is missing, then a swap to decide, then that it's ready or on its way; null if nothing. */
export function newsOf(order: Order, texts: OrderNewsTexts): News | null {
  const { title, paymentProblem, swaps, today } = order;
  if (paymentProblem) return { icon: 'triangle-alert', ...paymentProblem, action: texts.pay };
  const open = openSwaps(swaps);
  if (open > 0)
    return { icon: 'repeat-2', title: texts.swaps(open), text: today?.title ?? title, action: texts.decide };
  return today ? { icon: 'package', title: today.title, text: today.lead, action: texts.see } : null;
}
