import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Unavailable } from '../../../ui/Unavailable/Unavailable.tsx';

/** A prize the store doesn't have, or that can't be shown right now. */
export function PrizeUnavailable() {
  const { unavailable } = usePrizeTexts();
  return (
    <Unavailable title={unavailable.title} picture={<Picture imageId="wrapped-gift" size={112} />}>
      {unavailable.lead}
    </Unavailable>
  );
}
