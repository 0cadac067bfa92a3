import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Heading } from '@larder/design-system/Heading';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../../app/data/answers.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { loadable } from '../../../app/loading/loadable.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useOrderChanges } from '../../../features/live/useOrderChanges.ts';
import { OrderList } from '../../../features/orders/OrderList/OrderList.tsx';
import { ordersPerPage } from '../../../features/orders/OrderList/useMoreOrders.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShelfBoundary } from '../../../ui/ShelfBoundary/ShelfBoundary.tsx';
import { NothingYet } from '../../../ui/NothingYet/NothingYet.tsx';
import { OrdersBuyAgainDocument, OrdersDocument, useOrdersData } from './Orders.generated.ts';
import { again, head, page } from './orders.css.ts';

const buyAgain = loadable(
  'src/features/catalog/BuyAgain/BuyAgain.tsx',
  async () => (await import('../../../features/catalog/BuyAgain/BuyAgain.tsx')).BuyAgain,
);

interface OrdersLoaderData {
  /** Cursor of the page before, from the address. */
  after: string | null;
  errors: FieldError[];
}

export async function loader(args: LoaderFunctionArgs): Promise<OrdersLoaderData> {
  const after = new URL(args.request.url).searchParams.get('after');
  const [{ errors }, shelf] = await Promise.all([
    query(args, OrdersDocument, { first: ordersPerPage, after }),
    // Without it the page has its orders: it sends no one away.
    query(args, OrdersBuyAgainDocument).catch(() => undefined),
  ]);
  if (shelf?.data.buyAgain) await buyAgain.load();
  return { after, errors };
}

/** The part that the server's page was drawn with, before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  if (knownData(client, OrdersBuyAgainDocument)?.buyAgain) await buyAgain.load();
};

/** `/account/orders.html`: the household's orders, those to come first (G-36). */
export function Component() {
  const texts = useOrdersTexts();
  const { frame } = useMessages();
  const { after, errors } = useLoaderData<OrdersLoaderData>();
  const { orders } = useOrdersData({ first: ordersPerPage, after });
  const bought = useKnownAnswer(OrdersBuyAgainDocument)?.buyAgain;
  const { revalidate } = useRevalidator();
  useOrderChanges(
    revalidate,
    (orders?.edges ?? []).map(({ node }) => node),
  );
  return (
    <div className={page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={head}>
        <Breadcrumbs
          label={frame.breadcrumb}
          items={[{ title: texts.account, href: screens.profile }, { title: texts.title }]}
        />
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        {after !== null && (
          <TextLink href={screens.orders} standalone>
            {texts.fromNewest}
          </TextLink>
        )}
      </header>
      {!orders && <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'orders')?.message} />}
      {orders && orders.edges.length > 0 && <OrderList first={orders} />}
      {orders?.edges.length === 0 && <NothingYet imageId="shopping-bags" texts={texts.empty} href={screens.shop} />}
      {bought && after === null && (
        <ShelfBoundary fallback={null}>
          <div className={again}>
            <buyAgain.Part bought={bought} withLink={false} />
          </div>
        </ShelfBoundary>
      )}
    </div>
  );
}
