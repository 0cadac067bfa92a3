import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { AddToList } from '../../features/lists/AddToList.tsx';
import { ProductCard } from '../../features/catalog/ProductCard/ProductCard.tsx';
import { ProductRow } from '../../features/catalog/ProductRow/ProductRow.tsx';
import { useScanTexts } from '../../messages/phone/scan.ts';
import { Section } from '../../ui/Section/Section.tsx';
import type { ScannedDetailsQuery } from './Scan.generated.ts';
import * as styles from './scan.css.ts';

type Details = NonNullable<ScannedDetailsQuery['product']>;

/** The product at the shopper's store, with what it costs, and others of its kind beside it. */
export function Found({ details: { product, substitutes }, store }: { details: Details; store: string | null }) {
  const texts = useScanTexts();
  const others = (substitutes ?? []).toSorted((one, other) => cheaper(other) - cheaper(one));
  const unit = product.price?.unitPriceText;
  return (
    <>
      <section className={styles.found} aria-labelledby="scanned">
        <Heading level={2} size="title" id="scanned" tabIndex={-1}>
          {store ? texts.found(store) : texts.foundHere}
        </Heading>
        <ProductCard product={product} as="div" layout="list" />
        {unit && <Text tone="soft">{texts.unit(unit)}</Text>}
        <AddToList product={product} />
      </section>
      {others.length > 0 && (
        <Section title={texts.compare} lead={texts.compareLead(others.filter((other) => cheaper(other) > 0).length)}>
          <ProductRow
            label={texts.compare}
            columns={4}
            products={others.map(({ product: other }) => other)}
            notes={Object.fromEntries(
              others.map(({ product: other, reasonText }) => [
                other.id,
                [reasonText, other.price?.unitPriceText].filter(Boolean).join(' · '),
              ]),
            )}
          />
        </Section>
      )}
    </>
  );
}

/** The services say which costs less by its unit (N-79). */
const cheaper = ({ reason }: NonNullable<Details['substitutes']>[number]): number =>
  reason === 'CHEAPER_UNIT' ? 1 : 0;
