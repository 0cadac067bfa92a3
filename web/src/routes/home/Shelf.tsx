import { TextLink } from '@larder/design-system/TextLink';
import { ProductRow } from '../../features/catalog/ProductRow/ProductRow.tsx';
import { useHomeTexts } from '../../messages/home.ts';
import { Section } from '../../ui/Section/Section.tsx';
import type { Shelf_CollectionFragment } from './Shelf.generated.ts';

/** How many stand side by side. */
const most = 6;

/** A few products with one idea. */
export function Shelf({ collection: { title, subtitle, path, products } }: { collection: Shelf_CollectionFragment }) {
  const texts = useHomeTexts();
  if (products.length === 0) return null;
  return (
    <Section
      title={title}
      {...(subtitle ? { lead: subtitle } : {})}
      action={
        path && (
          <TextLink href={path} standalone aria-label={texts.seeAllOf(title)}>
            {texts.seeAll}
          </TextLink>
        )
      }
    >
      <ProductRow label={title} products={products.slice(0, most)} />
    </Section>
  );
}
