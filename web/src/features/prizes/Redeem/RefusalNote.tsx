import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import type { Ref } from 'react';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { note, reason } from './RefusalNote.css.ts';
import { type Refusal, refusalText } from './refusal.ts';

interface RefusalNoteProps {
  refusal: Refusal;
  ref?: Ref<HTMLDivElement>;
}

/** Why something wasn't done: the reason first, then what happened to the points, then the next step. Takes focus. */
export function RefusalNote({ refusal, ref }: RefusalNoteProps) {
  const { icon, title, body } = refusalText(refusal, usePrizeTexts().refused);
  return (
    <div role="alert" tabIndex={-1} ref={ref} className={note}>
      <Note icon={icon}>
        <span className={reason}>
          <Text as="strong" size="body" tone="ink">
            {title}
          </Text>
        </span>
        {body}
      </Note>
    </div>
  );
}
