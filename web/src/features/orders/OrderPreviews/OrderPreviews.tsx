import { useOrdersTexts } from '../../../messages/orders.ts';
import { ProductPreviews } from '../../../ui/ProductPreviews/ProductPreviews.tsx';
import { lineName } from '../../../ui/line-name.ts';
import type { OrderPreviews_LineFragment } from './OrderPreviews.generated.ts';

/** What is in an order, at a glance. */
export function OrderPreviews({ lines }: { lines: readonly OrderPreviews_LineFragment[] }) {
  const texts = useOrdersTexts();
  const items = lines.map((line) => ({ ...line, name: lineName(line) }));
  return <ProductPreviews items={items} label={texts.inIt} pieces={texts.pieces} />;
}
