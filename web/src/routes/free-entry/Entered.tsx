import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef } from 'react';
import { useFreeEntryTexts } from '../../messages/play/free-entry.ts';
import { done, doneTitle, numbers } from './free-entry.css.ts';

interface EnteredProps {
  entryIds: readonly string[];
  count: number;
  limit: number;
  drawsAtString: string;
}

/** The entry is in: the household's entries out of its limit, and the date of the draw. Takes focus. */
export function Entered({ entryIds, count, limit, drawsAtString }: EnteredProps) {
  const texts = useFreeEntryTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="large" edge="ink">
      <div className={done}>
        <div className={doneTitle}>
          <Icon name="circle-check" size={32} />
          <Heading level={2} size="title" ref={heading} tabIndex={-1}>
            {texts.done}
          </Heading>
        </div>
        <Text>
          {texts.doneText(count, limit)} {texts.doneDraw(drawsAtString)}
        </Text>
        <ProgressBar
          label={texts.entriesLabel}
          value={count}
          max={limit}
          valueText={texts.value(count, limit)}
          labelVisible
        />
        <div>
          <Text size="meta" tone="soft">
            {texts.entryNumbers}
          </Text>
          <ul className={numbers}>
            {entryIds.map((id) => (
              <li key={id}>{id}</li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
