import { data as response, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { knownData } from '../../../../app/data/answers.ts';
import { errorAt, query } from '../../../../app/data/query.ts';
import { loadable } from '../../../../app/loading/loadable.tsx';
import type { Prepare } from '../../../../app/loading/prepare.ts';
import { OrderPageDocument, useOrderPageData } from './Order.generated.ts';
import type { ShownOrder } from './OrderView.tsx';
import { page } from './order.css.ts';
import { useFreshOrder } from './useFreshOrder.ts';

// An order has one of two faces, and each loads without the other.
const orderView = loadable(
  'src/routes/account/orders/order/OrderView.tsx',
  async () => (await import('./OrderView.tsx')).OrderView,
);
const receiptView = loadable(
  'src/routes/account/orders/order/ReceiptView.tsx',
  async () => (await import('./ReceiptView.tsx')).ReceiptView,
);
const partOf = ({ receipt }: ShownOrder): { load: () => Promise<unknown> } => (receipt ? receiptView : orderView);

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, OrderPageDocument, { number: args.params['orderNumber'] ?? '' });
  const failure = errorAt(errors, 'order');
  if (!data.order && failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.order) throw response(null, { status: 404 });
  await partOf(data.order).load();
  return null;
}

/** The part that the server's page was drawn with, before the browser takes it over. */
export const prepare: Prepare = async ({ client, params: { orderNumber = '' } }) => {
  const order = knownData(client, OrderPageDocument, { number: orderNumber })?.order;
  if (order) await partOf(order).load();
};

/** `/account/orders/4471955`: one order on its way, or its receipt once it's final (S-74, N-61). */
export function Component() {
  const { orderNumber = '' } = useParams();
  const { order } = useOrderPageData({ number: orderNumber });
  return order ? <OrderPage key={order.id} order={order} /> : null;
}

function OrderPage({ order }: { order: ShownOrder }) {
  const refresh = useFreshOrder(order);
  const { receipt } = order;
  return (
    <div className={page}>
      {receipt ? (
        <receiptView.Part order={order} receipt={receipt} />
      ) : (
        <orderView.Part order={order} onChanged={refresh} />
      )}
    </div>
  );
}
