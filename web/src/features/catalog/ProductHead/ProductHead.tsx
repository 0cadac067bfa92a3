import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { useProductTexts } from '../../../messages/products/product.ts';
import { ProductPrice } from '../ProductCard/ProductPrice.tsx';
import { tagIcons } from '../ProductCard/variants.ts';
import * as styles from './ProductHead.css.ts';
import type { ProductHead_DetailsFragment as Details } from './ProductHead.generated.ts';

/** What a product is and costs. The Prop 65 warning stands before the price, and so before every choice (N-53). */
export function ProductHead({ details }: { details: Details }) {
  const { prop65, madeToOrderText, alcoholText, product } = details;
  return (
    <>
      <header className={styles.head}>
        {product.brand && (
          <Text size="meta" tone="soft">
            {product.brand.name}
          </Text>
        )}
        <Heading level={1} size="page">
          {product.name}
        </Heading>
        <OnPack product={product} />
        <SizeLine product={product} />
        {product.wine?.tasteText && <Text>{product.wine.tasteText}</Text>}
      </header>
      {product.wine && <Wine wine={product.wine} />}
      {prop65 && <Warning text={prop65} />}
      <PriceBlock product={product} />
      {madeToOrderText && (
        <Note icon="chef-hat">
          {product.preparationText && <Text as="strong">{product.preparationText}.</Text>} {madeToOrderText}
        </Note>
      )}
      {alcoholText && <Note icon="info">{alcoholText}</Note>}
    </>
  );
}

/** What to look for on the shelf, where the name above is a translation. */
function OnPack({ product: { nameOnPack, isNameComposed } }: { product: Details['product'] }) {
  const { onPack } = useProductTexts();
  if (nameOnPack === null) return null;
  return (
    <Text size="meta" tone="soft">
      {onPack.label} <bdi lang="en">{nameOnPack}</bdi>
      {isNameComposed && <>. {onPack.composed}</>}
    </Text>
  );
}

function SizeLine({ product: { sizeText, tags, wine } }: { product: Details['product'] }) {
  return (
    <div className={styles.sizeLine}>
      <bdi className={styles.size}>{wine?.strengthText ?? sizeText}</bdi>
      {tags.length > 0 && (
        <ul className={styles.tags}>
          {tags.map(({ kind, text }) => (
            <li key={kind} className={styles.tag}>
              {kind in tagIcons && <Icon name={tagIcons[kind]!} size={16} />}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a wine is, as far as its maker says. */
function Wine({ wine: { bodyText, grapeText, region } }: { wine: NonNullable<Details['product']['wine']> }) {
  const { body, grape, region: from } = useProductTexts().wine;
  const facts = [
    [grape, grapeText],
    [from, region],
    [body, bodyText],
  ].filter(([, value]) => value);
  return (
    facts.length > 0 && (
      <dl className={styles.wine}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.size}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}

function Warning({ text }: { text: string }) {
  const texts = useProductTexts();
  return (
    <div className={styles.warning}>
      <p className={styles.warningWord}>
        <Icon name="triangle-alert" size={20} />
        {texts.warning}
      </p>
      {/* The law's own word comes first, once, and the rest in the law's language. */}
      <p lang="en">{text.replace(/^\W*WARNING\W*/i, '')}</p>
    </div>
  );
}

function PriceBlock({ product: { price, isCustomizable, availability } }: { product: Details['product'] }) {
  const texts = useProductTexts();
  const unit = price?.unitPriceText ?? (isCustomizable && price?.per === 'EACH' ? texts.beforeExtras : null);
  const line = [unit, price?.untilText].filter(Boolean).join(' · ');
  return (
    <div className={styles.price}>
      <ProductPrice price={price} size="hero" tone={availability.state === 'UNAVAILABLE' ? 'soft' : 'ink'} />
      {line && (
        <Text size="meta" tone="soft">
          <bdi>{line}</bdi>
        </Text>
      )}
      {price?.promoDescription && (
        <Text size="meta" lang={price.isPromoDescriptionForeign ? 'en' : undefined}>
          {price.promoDescription}
        </Text>
      )}
    </div>
  );
}
