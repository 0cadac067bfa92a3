import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../app/routing/paths.ts';
import { ProductCard } from '../../../features/catalog/ProductCard/ProductCard.tsx';
import { ProductRow } from '../../../features/catalog/ProductRow/ProductRow.tsx';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { allItems, itemsOf, mostItems, type Offer, wholeStore } from './load-offer.ts';
import * as styles from './offer.css.ts';

/** Products that the offer counts for, each with Add; for a whole department, the way there (S-190, S-228). */
export function Eligible({ offer: { path, products, productCount, categoryId, categoryName } }: { offer: Offer }) {
  const texts = useOffersTexts().eligible;
  const [parameters] = useSearchParams();
  const isWhole = itemsOf(parameters) > itemsOf(new URLSearchParams());
  if (products.length > 0)
    return (
      <Section
        title={texts.title}
        id="eligible"
        action={
          productCount > products.length &&
          !isWhole && (
            <TextLink href={`${path}${allItems}#eligible`} standalone>
              {productCount > mostItems ? texts.seeMore : texts.seeAll(productCount)}
            </TextLink>
          )
        }
      >
        {isWhole ? (
          <ul className={styles.items} aria-label={texts.title}>
            {products.map((product) => (
              <ProductCard key={product.id} product={product} variant="abs" headingLevel={3} />
            ))}
          </ul>
        ) : (
          <ProductRow label={texts.title} products={products} columns={4} variant="abs" />
        )}
        {isWhole && productCount > products.length && (
          <div className={styles.rest}>
            <Text tone="soft">{texts.some(products.length, productCount)}</Text>
            {categoryId !== wholeStore && <Shop departmentId={categoryId} />}
          </div>
        )}
      </Section>
    );
  if (categoryId === wholeStore) return null;
  return (
    <Section title={texts.title} id="eligible">
      <Text tone="soft">{texts.inDepartment(categoryName)}</Text>
      <div>
        <Shop departmentId={categoryId} />
      </div>
    </Section>
  );
}

/** The way to a department. */
const Shop = ({ departmentId }: { departmentId: string }) => (
  <ButtonLink tone="outline" href={pathTo('department', { departmentId })}>
    {useOffersTexts().eligible.shop}
  </ButtonLink>
);
