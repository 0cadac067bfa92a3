import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { screens } from '../../../../../app/routing/paths.ts';
import { useWaysOnTexts } from '../../../../../messages/shop/ways-on.ts';
import { Sign, Way } from '../Way.tsx';
import { askForm } from '../../../../../app/routing/ask-form.ts';
import * as styles from './AskToStock.css.ts';
import type { StockAsk_AskFragment } from './StockAsk.generated.ts';
import { useStockAsk } from './useStockAsk.ts';

interface AskToStockProps {
  /** What was searched for. */
  text: string;
  ask: StockAsk_AskFragment;
  /** Name of the store. */
  store: string;
  /** It is the only way on. */
  isFirst: boolean;
}

/** Asks the store to stock what a search didn't find: one press, or a form that the browser can send on its own. */
export function AskToStock({ text, ask, store, isFirst }: AskToStockProps) {
  const ways = useWaysOnTexts();
  const [search] = useSearchParams();
  const outcome = search.get(askForm.outcome);
  const sending = useStockAsk(text, ask);
  const said = useRef<HTMLParagraphElement>(null);
  const [isJustAsked, setJustAsked] = useState(false);
  const isAsked = ask.isAsked || outcome === askForm.done;
  useEffect(() => {
    // The button is gone.
    if (isJustAsked && isAsked) said.current?.focus();
  }, [isJustAsked, isAsked]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await sending.ask()) setJustAsked(true);
  };
  const failed = sending.failed ?? (outcome === askForm.failed && !sending.isBusy ? ways.notAsked : null);
  // Whoever came back from the form is one of the others to a page that all guests share.
  const others = Math.max(0, isAsked && !ask.isAsked ? ask.otherCount - 1 : ask.otherCount);
  if (isAsked)
    return (
      <Way sign={<Sign icon="bell-plus" />} title={ways.asked} text={ways.askedText(store, others)}>
        <p className={styles.done} ref={said} tabIndex={-1}>
          <Icon name="check" size={20} />
          <Text as="span" weight="strong">
            {ways.done}
          </Text>
        </p>
      </Way>
    );
  return (
    <Way sign={<Sign icon="bell-plus" />} title={ways.ask} text={ways.askText(store, others)}>
      <form method="post" action={screens.search} onSubmit={(event) => void send(event)} className={styles.form}>
        <input type="hidden" name={askForm.text} value={text} />
        <input type="hidden" name={askForm.store} value={ask.storeId} />
        <Button type="submit" tone={isFirst ? 'primary' : 'outline'} busy={sending.isBusy} busyLabel={ways.asking}>
          {ways.askFor}
        </Button>
      </form>
      {failed !== null && (
        <div className={styles.failed}>
          <Alert tone="error" size="small" title={failed} />
        </div>
      )}
    </Way>
  );
}
