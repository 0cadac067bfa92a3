import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../app/data/query.ts';
import { screens } from '../../app/routing/paths.ts';
import { DepartmentTiles } from '../../features/catalog/DepartmentTiles/DepartmentTiles.tsx';
import { useListsTexts } from '../../messages/lists.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { TextLink } from '@larder/design-system/TextLink';
import * as styles from './shop.css.ts';
import { ShopPageDocument, useShopPageData } from './Shop.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ origin: string; errors: FieldError[] }> {
  const { errors } = await query(args, ShopPageDocument);
  return { origin: new URL(args.request.url).origin, errors };
}

/** `/shop`: all departments (N-56), and the shops within the shop. */
export function Component() {
  const texts = useListsTexts();
  const { origin, errors } = useLoaderData<{ origin: string; errors: FieldError[] }>();
  const { departments } = useShopPageData();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.shop.title}</PageTitle>
      <link rel="canonical" href={origin + screens.shop} />
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.shop.departments}
        </Heading>
        {departments && <Text tone="soft">{texts.shop.lead(departments.length)}</Text>}
      </header>
      {departments ? (
        <DepartmentTiles departments={departments} />
      ) : (
        <LoadFailed title={texts.shop.failed} text={errorAt(errors, 'departments')?.message} />
      )}
      <Section title={texts.shop.otherShops}>
        <p className={styles.other}>
          <TextLink href={screens.wine} standalone icon="store">
            {texts.shop.wine}
          </TextLink>
          <Text as="span" tone="soft">
            {texts.shop.wineText}
          </Text>
        </p>
        <p className={styles.other}>
          <TextLink href={screens.business} standalone icon="package">
            {texts.shop.business}
          </TextLink>
          <Text as="span" tone="soft">
            {texts.shop.businessText}
          </Text>
        </p>
      </Section>
    </div>
  );
}
