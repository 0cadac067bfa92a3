import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { useEffect, useRef, useState } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import * as styles from './OrderToday.css.ts';
import { SayImHereDocument } from './OrderToday.generated.ts';

interface ImHereProps {
  orderNumber: string;
  /** What the store knows; null until the shopper has said that they are here. */
  arrivalText: string | null;
}

/** A shopper at the store says so, and where they stand; it can be said again. */
export function ImHere({ orderNumber, arrivalText }: ImHereProps) {
  const { today: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<'here'>(texts.failedText);
  const [note, setNote] = useState('');
  const [isReopened, setReopened] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const isSaid = arrivalText !== null && !isReopened;
  // The pressed button is gone then: the focus goes to what stands in its place.
  useEffect(() => {
    if (isSaid && moved.current) said.current?.focus();
    moved.current = false;
  }, [isSaid]);
  const sayIt = async (): Promise<void> => {
    const input = { orderNumber, note: note.trim() || null };
    moved.current = true;
    const answer = await send('here', input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: SayImHereDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ sayImHere }) => Boolean(sayImHere),
      });
      return data.sayImHere;
    });
    if (!answer) return;
    setReopened(false);
    announce(answer.order?.today?.arrivalText ?? texts.done);
  };
  if (isSaid)
    return (
      <div className={styles.said} ref={said} tabIndex={-1}>
        <Icon name="circle-check" />
        <Text as="span">{arrivalText}</Text>
        <LinkButton onClick={() => setReopened(true)}>{texts.again}</LinkButton>
      </div>
    );
  return (
    <form
      className={styles.here}
      data-needs-scripts
      onSubmit={(event) => {
        event.preventDefault();
        void sayIt();
      }}
    >
      {failed && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
      <TextField
        name="where"
        label={texts.where}
        hint={texts.whereHint}
        value={note}
        onChange={setNote}
        maxLength={80}
      />
      <Button type="submit" tone="primary" busy={busy !== null} busyLabel={texts.busy}>
        {texts.imHere}
      </Button>
    </form>
  );
}
