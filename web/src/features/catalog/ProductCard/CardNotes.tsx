import { AvailabilityMessage } from '@larder/design-system/AvailabilityMessage';
import { Icon } from '@larder/design-system/Icon';
import { signOf } from '../../../ui/availability.ts';
import * as styles from './ProductCard.css.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import type { CardLayout } from './ProductCard.tsx';
import { type CardElements, tagIcons } from './variants.ts';

interface TagsProps {
  tags: ProductCard_ProductFragment['tags'];
  elements: CardElements;
  layout: CardLayout;
}

/** Diets and SNAP are signs that say their words; what else there is to know stands in words. */
export function Tags({ tags, elements, layout }: TagsProps) {
  const shown = tags.filter(({ kind }) => !elements.impliedTags.includes(kind)).slice(0, elements.tags);
  const list = (areSigns: boolean, look: string) => {
    const some = shown.filter(({ kind }) => kind in tagIcons === areSigns);
    return (
      some.length > 0 && (
        <ul className={look}>
          {some.map(({ kind, text }) =>
            areSigns ? (
              <li key={kind}>
                <Icon name={tagIcons[kind]!} size={14} title={text} />
              </li>
            ) : (
              <li key={kind}>{text}</li>
            ),
          )}
        </ul>
      )
    );
  };
  return (
    <>
      {list(false, styles.tags)}
      {list(true, styles.signs[layout])}
    </>
  );
}

/** Why a product can't be had, or that few are left; nothing when all is well. */
export function Reason({
  availability,
  isShort,
}: {
  availability: ProductCard_ProductFragment['availability'];
  isShort: boolean;
}) {
  const { shortMessage, onlyAvailableText, nextAvailableText } = availability;
  const reason = isShort ? shortMessage : (onlyAvailableText ?? shortMessage);
  const words = [reason, nextAvailableText].filter(Boolean).join(' · ');
  if (availability.state === 'AVAILABLE' || words === '') return null;
  return (
    <div className={styles.reason}>
      <AvailabilityMessage {...signOf(availability)}>{words}</AvailabilityMessage>
    </div>
  );
}
