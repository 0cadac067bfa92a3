import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { stops } from '../../app/tour/stops.ts';
import { tourForm } from '../../app/tour/tour-form.ts';
import { useTourTexts } from '../../messages/frame/tour.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Face } from './Face.tsx';
import * as styles from './stop-card.css.ts';

interface StopCardProps {
  stop: (typeof stops)[number];
  /** From 1. */
  number: number;
  isSeen: boolean;
}

/** A stop: what to try, as whom, for how long, and the way there. A stop that was opened has a check for its number. */
export function StopCard({ stop, number, isSeen }: StopCardProps) {
  const texts = useTourTexts();
  const { title, text } = texts.stops[stop.name];
  const role = stop.as && texts.roles[stop.as];
  const ground = 'ground' in stop ? stop.ground : 'tile';
  return (
    <Card as="li" padding="none" rows={4}>
      <div className={styles.art[ground]} aria-hidden="true">
        {stop.pictures.map((imageId, at) => (
          <Picture key={imageId} imageId={imageId} size={at === 0 ? 96 : 80} />
        ))}
      </div>
      <div className={styles.line}>
        <span className={isSeen ? styles.numberSeen : styles.number}>
          {isSeen ? <Icon name="check" size={18} /> : <span aria-hidden="true">{number}</span>}
          <VisuallyHidden>
            {texts.stopOf(number)}
            {isSeen && `, ${texts.seen}`}
          </VisuallyHidden>
        </span>
        <Text as="span" size="meta" tone="soft">
          {texts.minutes(stop.minutes)}
        </Text>
      </div>
      <div className={styles.words}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Text tone="soft">{text}</Text>
      </div>
      <form className={styles.foot} method="post" action={tourForm.path}>
        <span className={styles.as}>
          <Face name={role && role.name} />
          {role ? role.as : texts.anyone}
        </span>
        <Button
          tone="outline"
          type="submit"
          name={tourForm.field}
          value={String(number)}
          aria-label={texts.goOf(number)}
        >
          {texts.go}
        </Button>
      </form>
    </Card>
  );
}
