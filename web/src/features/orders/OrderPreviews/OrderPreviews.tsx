import { useOrdersTexts } from '../../../messages/orders.ts';
import { ProductPreviews } from '../../../ui/ProductPreviews/ProductPreviews.tsx';
import { lineName } from '../../../ui/line-name.ts';
import type { OrderPreviews_LineFragment } from './OrderPreviews.generated.ts';

/** What is in an order, at a glance. */
export function OrderPreviews({ lines }: { lines: readonly OrderPreviews_LineFragment[] }) {
  const texts = useOrdersTexts();
  const items = lines.map((line) => {
    const name = lineName(line);
    // What is weighed has no count: its packages would say another amount than its weight.
    return { ...line, name, ...(line.weightText === null ? {} : { says: texts.weighed(line.weightText, name) }) };
  });
  return <ProductPreviews items={items} label={texts.inIt} pieces={texts.pieces} />;
}
