import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { TextField } from '@larder/design-system/TextField';
import { type SubmitEvent, Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useItemNumbersTexts } from '../../../messages/usuals/item-numbers.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { itemLines } from './item-lines.ts';
import * as styles from './ItemNumbers.css.ts';
import { ItemOutcomes } from './ItemOutcomes.tsx';
import { useItemNumbers } from './useItemNumbers.ts';

const PasteList = lazyPart(async () => (await import('./PasteList.tsx')).PasteList);

/** Adds items by their numbers: one with Enter, where the focus stays for the next, or a whole list that is pasted (S-165). */
export function ItemNumbers() {
  const texts = useItemNumbersTexts();
  const { outcomes, isBusy, failed, add } = useItemNumbers();
  const [number, setNumber] = useState('');
  const [cases, setCases] = useState('1');
  const [error, setError] = useState<string>();
  const [isPasting, setPasting] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const addOne = async (event: SubmitEvent) => {
    event.preventDefault();
    const [line] = itemLines(`${number} ${cases.trim() || '1'}`);
    setError(line ? undefined : texts.noNumber);
    field.current?.focus();
    if (!line || !(await add([line]))) return;
    setNumber('');
    setCases('1');
  };
  return (
    <div className={styles.box} data-needs-scripts="">
      <form className={styles.form} aria-label={texts.title} onSubmit={(event) => void addOne(event)}>
        <TextField
          name="item"
          label={texts.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          error={error}
          value={number}
          onChange={setNumber}
          ref={field}
        />
        <TextField
          name="cases"
          label={texts.cases}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={cases}
          onChange={setCases}
        />
        <span className={styles.button}>
          <Button tone="outline" type="submit" busy={isBusy} busyLabel={texts.busy}>
            {texts.add}
          </Button>
        </span>
        <span className={styles.paste}>
          <LinkButton aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
            {texts.paste}
          </LinkButton>
        </span>
      </form>
      {isPasting && (
        <Suspense>
          <PasteList
            isBusy={isBusy}
            onAdd={async (lines) => {
              if (await add(lines)) setPasting(false);
            }}
          />
        </Suspense>
      )}
      {failed && (
        <Alert tone="error" size="small" title={failed} live>
          {texts.nothingAdded}
        </Alert>
      )}
      {outcomes.length > 0 && <ItemOutcomes outcomes={outcomes} />}
    </div>
  );
}
