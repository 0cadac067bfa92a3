import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Button } from '@larder/design-system/Button';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Table } from '@larder/design-system/Table';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Fragment, type ReactNode } from 'react';
import { data as response, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { errorAt, query } from '../../../../app/data/query.ts';
import { useFrame } from '../../../../app/data/frame.ts';
import { screens } from '../../../../app/routing/paths.ts';
import { useInvoicesTexts } from '../../../../messages/usuals/invoices.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { lineName } from '../../../../ui/line-name.ts';
import { PageTitle } from '../../../../ui/PageTitle/PageTitle.tsx';
import { InvoicePageDocument, type InvoicePageQuery, useInvoicePageData } from './Invoice.generated.ts';
import * as styles from './invoice.css.ts';

type Order = NonNullable<InvoicePageQuery['order']>;

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, InvoicePageDocument, { number: args.params['orderNumber'] ?? '' });
  const failure = errorAt(errors, 'order');
  if (!data.order && failure) throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
  if (!data.order) throw response(null, { status: 404 });
  return null;
}

/** `/account/invoices/4458231`: what a business was charged for an order, line by line, to be kept and printed (S-165). */
export function Component() {
  const texts = useInvoicesTexts();
  const { frame } = useMessages();
  const { orderNumber = '' } = useParams();
  const { order, me } = useInvoicePageData({ number: orderNumber });
  if (!order) return null;
  const title = texts.one(order.id);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs
        label={frame.breadcrumb}
        items={[{ title: texts.title, href: screens.invoices }, { title: order.id }]}
      />
      {order.receipt ? (
        <Invoice order={order} buyer={me} title={title} receipt={order.receipt} />
      ) : (
        <EmptyState
          title={texts.notYet(order.id)}
          headingLevel={1}
          actions={<TextLink href={order.path}>{texts.toOrder}</TextLink>}
        >
          {texts.notYetText}
        </EmptyState>
      )}
    </div>
  );
}

/** The buyer's own address: where the order went, or the first one of theirs; never the store's. */
function BilledAt({ order, buyer }: { order: Order; buyer: NonNullable<InvoiceProps['buyer']> }) {
  const own = buyer.profile?.addresses[0];
  const lines =
    order.channel === 'DELIVERY'
      ? [order.placeText]
      : own && [[own.address, own.address2].filter(Boolean).join(', '), `${own.city}, ${own.state} ${own.zipCode}`];
  return lines?.map((line) => (
    <Fragment key={line}>
      <br />
      {line}
    </Fragment>
  ));
}

interface InvoiceProps {
  order: Order;
  buyer: InvoicePageQuery['me'];
  title: string;
  receipt: NonNullable<Order['receipt']>;
}

function Invoice({ order, buyer, title, receipt }: InvoiceProps) {
  const texts = useInvoicesTexts();
  const { frame } = useMessages();
  const { banner } = useFrame();
  const { store, lines, sums, total, paymentText, poNumber } = order;
  return (
    <>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="page">
            {title}
          </Heading>
          <Text tone="soft">{receipt.paidText}</Text>
        </div>
        <div className={styles.actions} data-needs-scripts="">
          <Button tone="outline" size="small" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <TextLink href={order.path} standalone>
            {texts.toOrder}
          </TextLink>
        </div>
      </header>
      <dl className={styles.parties}>
        <Party name={texts.from}>
          {frame.site.businessOf(banner.name)}
          {store && (
            <>
              <br />
              {store.address}
              <br />
              {store.cityLine}
            </>
          )}
        </Party>
        {buyer && (
          <Party name={texts.to}>
            {`${buyer.firstName} ${buyer.lastName}`}
            {buyer.email && (
              <>
                <br />
                {buyer.email}
              </>
            )}
            <BilledAt order={order} buyer={buyer} />
          </Party>
        )}
        <Party name={texts.when}>{receipt.handedOverText}</Party>
        <Party name={texts.paid}>{paymentText}</Party>
        {poNumber && (
          <Party name={texts.po}>
            <bdi>{poNumber}</bdi>
          </Party>
        )}
      </dl>
      <Table
        caption={texts.lines}
        captionNote={texts.count(lines.reduce((sum, { quantity }) => sum + quantity, 0))}
        columns={[
          { key: 'product', title: texts.product },
          { key: 'item', title: texts.item },
          { key: 'quantity', title: texts.quantity, align: 'end' },
          { key: 'amount', title: texts.charged, align: 'end' },
        ]}
        rows={lines.map((line) => ({
          key: line.id,
          cells: {
            product: <Product line={line} />,
            item: line.productId,
            quantity: line.quantityText,
            amount: texts.money(line.amount),
          },
        }))}
      />
      <dl className={styles.sums}>
        {sums.map(({ kind, text, amount, amountText }) => (
          <div key={`${kind} ${text}`} className={styles.sum}>
            <dt>{text}</dt>
            <dd className={styles.cents}>{amountText ?? texts.money(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd className={styles.cents}>{texts.money(total)}</dd>
        </div>
      </dl>
      {receipt.taxTexts.map((text) => (
        <Text key={text} size="meta" tone="soft">
          {text}
        </Text>
      ))}
    </>
  );
}

/** What it is called and, where its price took more than one step, how it came about. */
function Product({ line }: { line: Order['lines'][number] }) {
  return (
    <span className={styles.product}>
      {lineName(line)}
      {line.priceSteps.length > 0 && (
        <span className={styles.steps}>{line.priceSteps.map(({ text }) => text).join('; ')}</span>
      )}
    </span>
  );
}

const Party = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className={styles.partyName}>{name}</dt>
    <dd className={styles.party}>{children}</dd>
  </div>
);
