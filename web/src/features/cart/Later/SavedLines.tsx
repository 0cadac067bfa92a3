import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { IconButton } from '@larder/design-system/IconButton';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { Price } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useId } from 'react';
import { useLaterTexts } from '../../../messages/later.ts';
import { signOf } from '../../../ui/availability.ts';
import { centsOf } from '../../../ui/cents.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { Wanted } from '../keeper/view.ts';
import * as styles from './SavedLines.css.ts';
import type { SavedLine_LineFragment as Saved } from './SavedLine.generated.ts';
import { letGo, moveToCart } from './saving.ts';

interface SavedLinesProps {
  lines: readonly Saved[];
  /** What the shopper wants of each line, before the server has answered. */
  wanted: ReadonlyMap<string, Wanted>;
}

/** What is kept for later of all carts: each goes back to its own. Nothing at all while nothing is kept. */
export function SavedLines({ lines, wanted }: SavedLinesProps) {
  const texts = useLaterTexts();
  const id = useId();
  const shown = lines.filter((line) => wanted.get(line.id)?.set?.savedQuantity !== 0);
  if (shown.length === 0) return null;
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <header className={styles.head}>
        <Heading level={2} size="small" id={id}>
          {texts.title}
        </Heading>
      </header>
      <ul className={styles.lines}>
        {shown.map((line) => (
          <SavedLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

/** One of them: what it is and costs now, back to the cart, or away. */
function SavedLine({ line }: { line: Saved }) {
  const texts = useLaterTexts();
  const keeper = useKeeper();
  const { availability, product } = line;
  const isGone = availability.state === 'UNAVAILABLE';
  const pictures = product?.pictures;
  const meta = [line.quantity > 1 && texts.packages(line.quantity), line.weightText ?? line.metaText];
  const reason = [availability.onlyAvailableText ?? availability.shortMessage, availability.nextAvailableText];
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Tile size="fill" pale={isGone}>
          {pictures ? (
            <ProductImage photo={pictures.photo} size={96} pale={isGone}>
              <span className={styles.shot}>
                <Image src={pictures.thumb} alt="" width={96} height={96} pale={isGone} />
              </span>
            </ProductImage>
          ) : (
            <Icon name="image" size={24} />
          )}
        </Tile>
      </div>
      <div className={styles.words}>
        <p className={styles.name}>
          {product ? (
            <Link href={product.path} className={styles.link}>
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        <Text size="meta" tone="soft">
          <bdi>{meta.filter(Boolean).join(' ')}</bdi>
        </Text>
        {line.comments && (
          <Text size="meta" tone="soft">
            <bdi>{line.comments}</bdi>
          </Text>
        )}
        {availability.state !== 'AVAILABLE' && (
          <AvailabilityMessage as="p" {...signOf(availability)}>
            {reason.filter(Boolean).join(' · ')}
          </AvailabilityMessage>
        )}
      </div>
      <div className={styles.price}>
        <Price
          size="line"
          now={centsOf(line.amount)}
          was={line.was ? centsOf(line.was) : undefined}
          label={line.spokenAmount}
          tone={isGone ? 'soft' : 'ink'}
        />
      </div>
      <div className={styles.acts}>
        {!isGone && (
          <Button
            tone="outline"
            size="small"
            aria-label={texts.moveBackOf(line.spokenName)}
            onClick={() => moveToCart(keeper(), line, texts)}
          >
            {texts.moveBack}
          </Button>
        )}
        <IconButton icon="trash-2" label={texts.letGoOf(line.spokenName)} onClick={() => letGo(keeper(), line)} />
      </div>
    </li>
  );
}
