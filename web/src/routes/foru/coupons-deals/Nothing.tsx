import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../../app/routing/paths.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';

/** What a gallery without offers shows, and the way on. @param text what was searched for; empty if nothing was */
export function Nothing({ text }: { text: string }) {
  const { none } = useOffersTexts();
  return (
    <EmptyState
      picture={<Picture imageId="shopping-bags" size={112} />}
      title={text === '' ? none.title : none.titleFor(text)}
      headingLevel={2}
      actions={
        <ButtonLink tone="primary" href={screens.coupons}>
          {none.action}
        </ButtonLink>
      }
    >
      {none.text}
    </EmptyState>
  );
}
