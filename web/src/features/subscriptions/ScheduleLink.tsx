import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../app/routing/paths.ts';
import { useProductTexts } from '../../messages/products/product.ts';
import { useSubscribed } from './useSubscribed.ts';

/** The way to schedule a product, or what is known to be scheduled of it already (S-7, S-102). */
export function ScheduleLink({ productId }: { productId: string }) {
  const texts = useProductTexts();
  const subscribed = useSubscribed(productId);
  const href = subscribed ? screens.scheduleAndSave : `${screens.scheduleAndSave}?add=${productId}`;
  return (
    <TextLink href={href} icon="repeat-2" standalone>
      {subscribed ? texts.scheduled(subscribed.isPaused ? null : subscribed.often) : texts.schedule}
    </TextLink>
  );
}
