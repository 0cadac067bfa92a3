import { Heading } from '@larder/design-system/Heading';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import type { Prepare } from '../../app/loading/prepare.ts';
import { editBar } from '../../features/cart/EditBarSlot.tsx';
import { OrderCartDocument, useOrderCartData } from '../../features/cart/keeper/OrderCart.generated.ts';
import { OrderEditScreen } from '../../features/cart/OrderEdit/OrderEditScreen.tsx';
import { loadEditParts } from '../../features/cart/OrderEdit/parts.ts';
import { useCartTexts } from '../../messages/cart.ts';
import { useOrderEditTexts } from '../../messages/order-edit.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const [{ errors }] = await Promise.all([query(args, OrderCartDocument), editBar.load(), loadEditParts()]);
  return { errors };
}

/** The bar above the page is in the server's page as well. */
export const prepare: Prepare = () => Promise.all([editBar.load(), loadEditParts()]);

/** `/cart/:storeId/:orderNumber`: an order that is being changed (S-22). */
export function Component() {
  const texts = useOrderEditTexts();
  const { couldNotLoad } = useCartTexts();
  const { orderNumber = '' } = useParams();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { carts } = useOrderCartData();
  return (
    <>
      <PageTitle>{texts.title}</PageTitle>
      {carts ? (
        <OrderEditScreen key={orderNumber} carts={carts} orderNumber={orderNumber} />
      ) : (
        <>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <LoadFailed title={couldNotLoad} text={errorAt(errors, 'carts')?.message} />
        </>
      )}
    </>
  );
}
