import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { knownData } from '../../../app/data/answers.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { loadable } from '../../../app/loading/loadable.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { ForYouShelf } from '../../../features/catalog/ForYouShelf.tsx';
import { CartsDocument, useCartsData } from '../../../features/cart/keeper/Carts.generated.ts';
import { CartScreen } from '../../../features/cart/screen/CartScreen.tsx';
import { cartFailed, checkoutBar, loadCartParts } from '../../../features/cart/screen/parts.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';

/** Above the heading, the order that can still be changed. */
const loadRow = () => import('../../../features/orders/PendingOrder/PendingOrder.tsx');
const pendingOrder = loadable(
  'src/features/orders/PendingOrder/PendingOrder.tsx',
  async () => (await loadRow()).PendingOrder,
);

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const [{ data, errors }] = await Promise.all([
    query(args, CartsDocument),
    loadRow().then(({ loadPendingOrder }) => loadPendingOrder(args)),
    pendingOrder.load(),
    checkoutBar.load(),
  ]);
  await loadCartParts(data.carts);
  return { errors };
}

export const prepare: Prepare = ({ client }) =>
  Promise.all([loadCartParts(knownData(client, CartsDocument)?.carts), pendingOrder.load()]);

/** `/erums/cart/`: the visitor's carts, drawn for them alone (S-3). What is shown stays when it can't be refreshed. */
export function Component() {
  const texts = useCartTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { carts } = useCartsData();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {carts ? (
        <CartScreen carts={carts} above={<pendingOrder.Part />} below={<ForYouShelf />} />
      ) : (
        <cartFailed.Part message={errorAt(errors, 'carts')?.message} />
      )}
    </>
  );
}
