import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Icon } from '@larder/design-system/Icon';
import { IconButton } from '@larder/design-system/IconButton';
import { Image } from '@larder/design-system/Image';
import { Link } from '@larder/design-system/LinkProvider';
import { Price } from '@larder/design-system/Price';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { type ReactNode, Suspense, type TouchEvent, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { loadCode } from '../../../app/loading/stale-chunk.ts';
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
import type { Part } from './Opened.tsx';
import { useShield } from './useShield.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';

// What no first screen shows loads as it is asked for.
const Opened = lazyPart(async () => (await import('./Opened.tsx')).Opened);
const LineMenu = lazyPart(async () => (await import('./LineMenu.tsx')).LineMenu);
const Shield = lazyPart(async () => (await import('./Shield.tsx')).Shield);
const Gone = lazyPart(async () => (await import('./Gone.tsx')).Gone);

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
  /** What changes of it in an order: "1 → 2". */
  chip?: string | undefined;
  /** What takes the place of Remove, such as Undo. */
  instead?: ReactNode;
}

/** A line of a cart: what it is, how much, what it costs and why, and what to do if it's out. */
export function CartLine({ line, wanted, loss, subscribes = false, remakes = false, chip, instead }: CartLineProps) {
  const texts = useCartTexts();
  const keeper = useKeeper();
  const [open, setOpen] = useState<Part | null>(null);
  const [menuAsked, setMenuAsked] = useState<'keys' | 'pointer' | null>(null);
  const { held, pass, keep } = useShield(loss);
  const subscribed = useSubscribed(line.productId);
  const isGone = line.availability.state === 'UNAVAILABLE';
  const { leftQuantity } = line;
  const kind = wanted?.substitution ?? line.substitution?.kind;
  const changed = wanted && (wanted.quantity !== line.quantity || wanted.weight !== undefined);
  const canRemove = !instead;
  const remove = () => pass(0, () => keeper().remove(line.id));
  const more = (
    <IconButton
      icon="ellipsis"
      label={texts.moreOf(line.spokenName)}
      onClick={({ detail }) => setMenuAsked(detail === 0 ? 'keys' : 'pointer')}
    />
  );
  const follow = ({ currentTarget, touches }: TouchEvent<HTMLLIElement>) => {
    const touch = touches[0];
    if (canRemove && touch)
      void loadCode(() => import('./swipe.ts')).then(({ followSwipe }) =>
        followSwipe(currentTarget, touch, texts.remove, remove),
      );
  };
  return (
    <li className={styles.line} onTouchStart={follow}>
      <div className={styles.picture}>
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
      <div className={styles.top}>
        <p className={styles.name}>
          {line.product ? (
            <Link href={line.product.path} className={styles.link}>
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        <div className={changed ? `${styles.price} ${styles.settling}` : styles.price}>
          <Price
            size="line"
            now={centsOf(line.amount)}
            was={line.was ? centsOf(line.was) : undefined}
            label={line.spokenAmount}
            tone={isGone ? 'soft' : 'ink'}
          />
        </div>
      </div>
      <div className={styles.bottom}>
        <Text size="meta" tone="soft">
          <bdi>{line.metaText}</bdi>
        </Text>
        <div className={styles.side}>
          {!isGone && (
            <div className={styles.amount[line.weight === null ? 'count' : 'weight']}>
              <LineAmount line={line} wanted={wanted} removes={canRemove} pass={pass} />
            </div>
          )}
          <div className={styles.acts}>
            {instead}
            {isGone && canRemove ? (
              <LinkButton aria-label={texts.removeOf(line.spokenName)} onClick={remove}>
                {texts.remove}
              </LinkButton>
            ) : menuAsked ? (
              <Suspense fallback={more}>
                <LineMenu
                  line={line}
                  ifOut={isGone ? null : (kind ?? null)}
                  canRemake={remakes && line.product?.isCustomizable === true}
                  canSubscribe={subscribes && line.product?.canSchedule === true && !subscribed}
                  onOpen={setOpen}
                  onRemove={canRemove ? remove : null}
                  {...{ wanted, pass }}
                  startsAtFirst={menuAsked === 'keys'}
                />
              </Suspense>
            ) : (
              more
            )}
          </div>
        </div>
      </div>
      <div className={styles.notes}>
        <Notes
          line={line}
          chip={chip}
          often={subscribes && subscribed ? texts.subscribed(subscribed.isPaused ? null : subscribed.often) : undefined}
        />
        {leftQuantity !== null && wanted?.quantity === undefined && (
          <LinkButton
            aria-label={texts.changeToOf(line.spokenName, leftQuantity)}
            onClick={() => pass(leftQuantity, () => keeper().setLine(line.id, { quantity: leftQuantity }))}
          >
            {texts.changeTo(leftQuantity)}
          </LinkButton>
        )}
      </div>
      <div className={styles.more}>
        <Suspense>
          {held && (
            <div className={styles.opened}>
              <Shield held={held} name={line.spokenName} quantity={wanted?.quantity ?? line.quantity} onKeep={keep} />
            </div>
          )}
          {open && <Opened part={open} line={line} wanted={wanted} onClose={() => setOpen(null)} />}
          {isGone && <Gone line={line} pass={pass} />}
        </Suspense>
      </div>
    </li>
  );
}

/** What was chosen for it, that it comes again, and why it can't be had. */
function Notes({ line, chip, often }: Pick<CartLineProps, 'line' | 'chip'> & { often: string | undefined }) {
  const texts = useCartTexts();
  const { comments, availability } = line;
  const { shortMessage, onlyAvailableText, nextAvailableText } = availability;
  const reason = [onlyAvailableText ?? shortMessage, nextAvailableText].filter(Boolean).join(' · ');
  return (
    <>
      {comments && (
        <Text size="meta" tone="soft">
          <bdi>{texts.note(comments)}</bdi>
        </Text>
      )}
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
    </>
  );
}
