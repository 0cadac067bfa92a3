import { Icon } from '@larder/design-system/Icon';
import { Numeral } from '@larder/design-system/Numeral';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useServerNow } from '../../../app/data/useServerNow.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { row, words } from './HoldCard.css.ts';
import { timeLeft } from './time-left.ts';

const everyMs = 15_000;

interface HeldRowProps {
  /** When the hold ends. */
  until: string;
  /** Formatted: tomorrow, 2:14 PM. */
  untilString: string;
}

/** How long a hold still lasts; minutes are enough, so nothing ticks. */
export function HeldRow({ until, untilString }: HeldRowProps) {
  const texts = usePrizeTexts().hold;
  const { hours, minutes } = timeLeft(until, useServerNow(until, everyMs));
  return (
    <div className={row}>
      <Tile size="medium" tone="sky">
        <Icon name="hourglass" size={28} />
      </Tile>
      <div className={words}>
        <Text size="meta" tone="soft">
          {texts.until(untilString)}
        </Text>
        <Numeral size="page" as="p">
          {/* the server's minute may be another one by the time the browser draws it */}
          <span aria-hidden="true" suppressHydrationWarning>
            {texts.hours(hours, minutes)}
          </span>
          <VisuallyHidden>
            <span suppressHydrationWarning>{texts.spoken(hours, minutes)}</span>
          </VisuallyHidden>
        </Numeral>
      </div>
    </div>
  );
}
