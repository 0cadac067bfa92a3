import { Button } from '@larder/design-system/Button';
import { Textarea } from '@larder/design-system/Textarea';
import { type SubmitEvent, useState } from 'react';
import { useItemNumbersTexts } from '../../../messages/usuals/item-numbers.ts';
import { type ItemLine, itemLines } from './item-lines.ts';
import * as styles from './ItemNumbers.css.ts';

interface PasteListProps {
  isBusy: boolean;
  onAdd: (lines: readonly ItemLine[]) => Promise<void>;
}

/** A list of item numbers, as it comes from a spreadsheet or a message. */
export function PasteList({ isBusy, onAdd }: PasteListProps) {
  const texts = useItemNumbersTexts();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const lines = itemLines(text);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setError(lines.length > 0 ? undefined : texts.noLines);
    if (lines.length > 0) void onAdd(lines);
  };
  return (
    <form className={styles.list} aria-label={texts.paste} onSubmit={send}>
      <Textarea
        name="items"
        label={texts.list}
        hint={texts.listHint}
        rows={4}
        spellCheck={false}
        error={error}
        value={text}
        onChange={setText}
      />
      <div>
        <Button tone="outline" type="submit" busy={isBusy} busyLabel={texts.busy}>
          {texts.addLines(lines.length)}
        </Button>
      </div>
    </form>
  );
}
