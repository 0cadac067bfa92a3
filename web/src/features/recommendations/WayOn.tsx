import { ButtonLink } from '@larder/design-system/ButtonLink';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import type { UsualRow_ProductFragment as Product } from './UsualRow/UsualRow.generated.ts';

/** What can be done about what can't be added from a list: choose what it's made of, or look for something like it. */
export function WayOn({ product: { spokenName, path, isCustomizable, availability } }: { product: Product }) {
  const texts = useQuickAddTexts();
  const isMade = isCustomizable && availability.state !== 'UNAVAILABLE';
  return (
    <ButtonLink
      tone="outline"
      size="small"
      href={isMade ? path : `${path}#similar`}
      aria-label={isMade ? texts.chooseOptionsOf(spokenName) : texts.seeSimilarTo(spokenName)}
    >
      {isMade ? texts.chooseOptions : texts.seeSimilar}
    </ButtonLink>
  );
}
