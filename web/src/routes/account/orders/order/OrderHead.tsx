import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { screens } from '../../../../app/routing/paths.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useOrdersTexts } from '../../../../messages/orders.ts';
import { PageTitle } from '../../../../ui/PageTitle/PageTitle.tsx';
import * as styles from './order.css.ts';

interface OrderHeadProps {
  orderNumber: string;
  title: string;
  /** What the breadcrumb calls this page. */
  crumb: string;
  lead: string;
  /** Purchase order number of a business (S-165). */
  poNumber: string | null;
}

/** The head of an order's page. */
export function OrderHead({ orderNumber, title, crumb, lead, poNumber }: OrderHeadProps) {
  const texts = useOrdersTexts();
  const { frame } = useMessages();
  return (
    <header className={styles.words}>
      <PageTitle>{`${title}, ${texts.number(orderNumber)}`}</PageTitle>
      <div className={styles.crumbs}>
        <Breadcrumbs
          label={frame.breadcrumb}
          items={[
            { title: texts.account, href: screens.profile },
            { title: texts.title, href: screens.orders },
            { title: crumb },
          ]}
        />
      </div>
      <Heading level={1} size="page">
        {title}
      </Heading>
      <Text tone="soft">{lead}</Text>
      {poNumber && (
        <Text tone="soft">
          {texts.poNumber} <bdi>{poNumber}</bdi>
        </Text>
      )}
    </header>
  );
}
