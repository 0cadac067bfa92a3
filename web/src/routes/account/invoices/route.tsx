import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Heading } from '@larder/design-system/Heading';
import { Table } from '@larder/design-system/Table';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { pathTo, screens } from '../../../app/routing/paths.ts';
import { useInvoicesTexts } from '../../../messages/usuals/invoices.ts';
import { useAreasTexts } from '../../../messages/frame/areas.ts';
import { useMessages } from '../../../messages/messages.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { NothingYet } from '../../../ui/NothingYet/NothingYet.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { InvoicesDocument, useInvoicesData } from './Invoices.generated.ts';
import * as styles from './invoices.css.ts';

/** Orders that a page looks at. */
const perPage = 20;

interface InvoicesLoaderData {
  /** Cursor of the page before, from the address. */
  after: string | null;
  errors: FieldError[];
}

export async function loader(args: LoaderFunctionArgs): Promise<InvoicesLoaderData> {
  const after = new URL(args.request.url).searchParams.get('after');
  const { errors } = await query(args, InvoicesDocument, { first: perPage, after });
  return { after, errors };
}

/** `/account/invoices.html`: what a business was charged, an invoice for each order that is paid (S-165). */
export function Component() {
  const texts = useInvoicesTexts();
  const { frame } = useMessages();
  const { cases } = useAreasTexts();
  const { after, errors } = useLoaderData<InvoicesLoaderData>();
  const { orders } = useInvoicesData({ first: perPage, after });
  const paid = orders?.edges.map(({ node }) => node).filter(({ receipt }) => receipt !== null) ?? [];
  const hasPoNumbers = paid.some(({ poNumber }) => poNumber !== null);
  const next = orders?.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Breadcrumbs
          label={frame.breadcrumb}
          items={[{ title: cases, href: screens.business }, { title: texts.title }]}
        />
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      {!orders && <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'orders')?.message} />}
      {paid.length > 0 && (
        <Table
          caption={texts.list}
          captionHidden
          columns={[
            { key: 'number', title: texts.number },
            { key: 'date', title: texts.date },
            ...(hasPoNumbers ? [{ key: 'po', title: texts.po }] : []),
            { key: 'amount', title: texts.amount, align: 'end' },
          ]}
          rows={paid.map(({ id, title, poNumber, total }) => ({
            key: id,
            cells: {
              number: <TextLink href={pathTo('invoice', { orderNumber: id })}>{id}</TextLink>,
              date: title,
              po: <bdi>{poNumber}</bdi>,
              amount: texts.money(total),
            },
          }))}
        />
      )}
      {orders && paid.length === 0 && next === null && (
        <NothingYet imageId="shopping-bags" texts={texts.empty} href={screens.business} />
      )}
      <p className={styles.more}>
        {after !== null && (
          <TextLink href={screens.invoices} standalone>
            {texts.newest}
          </TextLink>
        )}
        {next !== null && (
          <TextLink href={`${screens.invoices}?after=${encodeURIComponent(next)}`} standalone>
            {texts.older}
          </TextLink>
        )}
      </p>
    </div>
  );
}
