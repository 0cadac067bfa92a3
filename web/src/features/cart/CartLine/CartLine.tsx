import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Icon } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { Price } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { screens } from '../../../app/routing/paths.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { signOf } from '../../../ui/availability.ts';
import { centsOf } from '../../../ui/cents.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { useSubscribed } from '../../subscriptions/useSubscribed.ts';
import type { Wanted } from '../keeper/view.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import * as styles from './CartLine.css.ts';
import { LineAmount } from './LineAmount.tsx';
import type { Shield_LossFragment } from './Shield.generated.ts';
import { Toggle } from './Toggle.tsx';
import { useShield } from './useShield.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';

const PriceSteps = lazyPart(async () => (await import('../Sums/PriceSteps.tsx')).PriceSteps);
const IfOut = lazyPart(async () => (await import('./IfOut.tsx')).IfOut);
const SubscribeHere = lazyPart(
  async () => (await import('../../subscriptions/SubscribeHere.tsx')).SubscribeHere,
  'src/features/subscriptions/SubscribeHere.tsx',
);
const Shield = lazyPart(async () => (await import('./Shield.tsx')).Shield);
const Swaps = lazyPart(async () => (await import('./Swaps.tsx')).Swaps);

export interface CartLineProps {
  line: Line;
  /** What the shopper wants of it, before the server has answered. */
  wanted: Wanted | undefined;
  /** What less of it would lose. */
  loss?: Shield_LossFragment | undefined;
  /** Can it be put on the schedule from here? By members, and not while an order is changed. */
  subscribes?: boolean;
  /** Can what it's made of be changed from here? Not while an order is changed. */
  remakes?: boolean;
  /** A drawer has less room, and offers less. */
  isNarrow?: boolean;
  /** What changes of it in an order: "1 → 2". */
  chip?: string | undefined;
  /** What takes the place of Remove, such as Undo. */
  instead?: ReactNode;
}

/** What can be opened below a line. */
type Part = 'price' | 'out' | 'subscribe';

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

/** A line of a cart: what it is, how much, what it costs and why, and what to do if it's out. */
export function CartLine({
  line,
  wanted,
  loss,
  subscribes = false,
  remakes = false,
  isNarrow = false,
  chip,
  instead,
}: CartLineProps) {
  const texts = useCartTexts();
  const keeper = useKeeper();
  const id = useId();
  const [open, setOpen] = useState<Part | null>(null);
  const toggle = (part: Part) => setOpen(open === part ? null : part);
  const { held, pass, keep } = useShield(loss);
  const subscribed = useSubscribed(line.productId);
  const isGone = line.availability.state === 'UNAVAILABLE';
  const { leftQuantity } = line;
  const kind = wanted?.substitution ?? line.substitution?.kind;
  const changed = wanted && (wanted.quantity !== line.quantity || wanted.weight !== undefined);
  return (
    <li className={classes(styles.line, isNarrow && styles.narrow)}>
      <div className={classes(styles.picture, isNarrow && styles.pictureNarrow)}>
        <Tile size="fill" pale={isGone}>
          {line.product?.pictures ? (
            <ProductImage photo={line.product.pictures.photo} size={96} pale={isGone}>
              <span className={styles.shot}>
                <Image src={line.product.pictures.thumb} alt="" width={96} height={96} pale={isGone} />
              </span>
            </ProductImage>
          ) : (
            <Icon name="image" size={24} />
          )}
        </Tile>
      </div>
      <Words
        line={line}
        chip={chip}
        often={subscribes && subscribed ? texts.subscribed(subscribed.isPaused ? null : subscribed.often) : undefined}
      />
      {!isGone && (
        <div className={classes(styles.amount, isNarrow && styles.amountNarrow)}>
          <LineAmount line={line} wanted={wanted} removes={isNarrow} pass={pass} />
        </div>
      )}
      <div className={classes(styles.price, changed && styles.settling)}>
        <Price
          size="line"
          now={centsOf(line.amount)}
          was={line.was ? centsOf(line.was) : undefined}
          label={line.spokenAmount}
          tone={isGone ? 'soft' : 'ink'}
        />
      </div>
      <div className={classes(styles.controls, isNarrow && styles.controlsNarrow)}>
        <span className={styles.acts}>
          {leftQuantity !== null && wanted?.quantity === undefined && (
            <LinkButton
              aria-label={texts.changeToOf(line.spokenName, leftQuantity)}
              onClick={() => pass(leftQuantity, () => keeper().setLine(line.id, { quantity: leftQuantity }))}
            >
              {texts.changeTo(leftQuantity)}
            </LinkButton>
          )}
          {kind && !isGone && !isNarrow && (
            <Toggle
              open={open === 'out'}
              onToggle={() => toggle('out')}
              controls={`${id}-out`}
              icon="repeat-2"
              before={texts.ifOut}
              label={texts.ifOutThen(line.spokenName, texts.substitution[kind])}
            >
              {texts.substitution[kind]}
            </Toggle>
          )}
          {line.priceSteps.length > 0 && (
            <Toggle
              open={open === 'price'}
              onToggle={() => toggle('price')}
              controls={`${id}-price`}
              label={texts.whyThisPriceOf(line.spokenName)}
            >
              {texts.whyThisPrice}
            </Toggle>
          )}
          {remakes && line.product?.isCustomizable && !isGone && (
            <TextLink
              href={`${line.product.path}?line=${line.id}`}
              size="meta"
              standalone
              aria-label={texts.changeOptionsOf(line.spokenName)}
            >
              {texts.changeOptions}
            </TextLink>
          )}
          {subscribes && line.product?.canSchedule && !subscribed && (
            <Toggle
              open={open === 'subscribe'}
              onToggle={() => toggle('subscribe')}
              controls={`${id}-subscribe`}
              label={texts.subscribeOf(line.spokenName)}
            >
              {texts.subscribe}
            </Toggle>
          )}
          {instead ??
            (!isNarrow || isGone ? (
              <LinkButton
                aria-label={texts.removeOf(line.spokenName)}
                onClick={() => pass(0, () => keeper().remove(line.id))}
              >
                {texts.remove}
              </LinkButton>
            ) : null)}
        </span>
      </div>
      <div className={styles.more}>
        <Suspense>
          {held && (
            <div className={styles.opened}>
              <Shield held={held} name={line.spokenName} quantity={wanted?.quantity ?? line.quantity} onKeep={keep} />
            </div>
          )}
          {open === 'price' && (
            <div className={styles.opened}>
              <PriceSteps steps={line.priceSteps} amount={line.amount} id={`${id}-price`} />
            </div>
          )}
          {open === 'out' && (
            <div id={`${id}-out`} className={styles.opened}>
              <IfOut line={line} chosen={wanted?.substitution} />
            </div>
          )}
          {open === 'subscribe' && !subscribed && (
            <div id={`${id}-subscribe`} className={styles.opened}>
              <SubscribeHere
                productId={line.productId}
                name={line.name}
                quantity={wanted?.quantity ?? line.quantity}
                onSubscribed={(stays) => {
                  setOpen(null);
                  if (!stays) keeper().remove(line.id);
                }}
              />
            </div>
          )}
          {isGone && !isNarrow && <Swaps line={line} />}
        </Suspense>
      </div>
    </li>
  );
}

/** What it is, with what was chosen for it, and why it can't be had. */
function Words({ line, chip, often }: Pick<CartLineProps, 'line' | 'chip'> & { often: string | undefined }) {
  const texts = useCartTexts();
  const { product, name, metaText, comments, availability } = line;
  const { shortMessage, onlyAvailableText, nextAvailableText } = availability;
  const reason = [onlyAvailableText ?? shortMessage, nextAvailableText].filter(Boolean).join(' · ');
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        {product ? (
          <Link href={product.path} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      {[metaText, comments ? texts.note(comments) : ''].filter(Boolean).map((text) => (
        <Text key={text} size="meta" tone="soft">
          <bdi>{text}</bdi>
        </Text>
      ))}
      {often && (
        <TextLink href={screens.scheduleAndSave} size="meta" standalone>
          {often}
        </TextLink>
      )}
      {availability.state !== 'AVAILABLE' && (
        <AvailabilityMessage as="p" {...signOf(availability)}>
          {reason || texts.cannotHave}
        </AvailabilityMessage>
      )}
      {chip && <span className={styles.chip}>{chip}</span>}
    </div>
  );
}
