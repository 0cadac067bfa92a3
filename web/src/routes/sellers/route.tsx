import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, query } from '../../app/data/query.ts';
import { SellerCard } from '../../features/catalog/SellerHead/SellerCard.tsx';
import { useSellerTexts } from '../../messages/seller.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { SellersPageDocument, useSellersPageData } from './Sellers.generated.ts';
import * as styles from './sellers.css.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ problem: string | null }> {
  const { errors } = await query(args, SellersPageDocument);
  return { problem: errorAt(errors, 'sellers')?.message ?? null };
}

/** `/sellers`: everyone who sells on the marketplace (S-21). */
export function Component() {
  const texts = useSellerTexts().seller;
  const { problem } = useLoaderData<{ problem: string | null }>();
  const { sellers } = useSellersPageData();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      {sellers ? (
        <ul className={styles.list}>
          {sellers.map((seller) => (
            <SellerCard key={seller.id} seller={seller} />
          ))}
        </ul>
      ) : (
        <LoadFailed title={texts.unavailable} text={problem ?? undefined} />
      )}
    </div>
  );
}
