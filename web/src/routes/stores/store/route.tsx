import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { ShopForm } from '../../../features/stores/ShopForm.tsx';
import { StoreFacts } from '../../../features/stores/StoreFacts.tsx';
import { useStoresTexts } from '../../../messages/stores.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import * as styles from '../stores.css.ts';
import { StorePageDocument, useStorePageData } from './Store.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { data, errors } = await query(args, StorePageDocument, { id: args.params['storeId'] ?? '' });
  if (!data.store && errors.length === 0) throw response(null, { status: 404 });
  if (!data.store) throw response({ reason: 'UNAVAILABLE' }, { status: 503 });
  return null;
}

/** `/stores/2910`: one store with its address, hours, services, and next slots, and the ways to shop there (S-73). */
export function Component() {
  const texts = useStoresTexts();
  const { storeId = '' } = useParams();
  const { store } = useStorePageData({ id: storeId });
  if (!store) return null;
  return (
    <div className={styles.page}>
      <PageTitle>{store.name}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {store.name}
        </Heading>
        <Text tone="soft">{store.cityLine}</Text>
        {store.openText && <Text weight="strong">{store.openText}</Text>}
        {store.nextSlots
          .filter(({ isOffered }) => isOffered)
          .map(({ channel, text }) => (
            <Text key={channel}>{text}</Text>
          ))}
      </header>
      <ShopForm
        storeId={store.id}
        channels={store.channels}
        zipCode={store.zipCode}
        asksZip
        place={store.zipCode}
        isMain
      />
      <Card padding="medium">
        <StoreFacts store={store} />
      </Card>
      <TextLink href={`${screens.stores}?zip=${store.zipCode}`} standalone>
        {texts.othersNearby}
      </TextLink>
    </div>
  );
}
