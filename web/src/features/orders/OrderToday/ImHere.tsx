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
  /** That the store knows they are on their way; null until they have said so. */
  onTheWayText: string | null;
}

/** A shopper says that they have set out, and at the store that they are there, and where they stand; the latter can be said again. */
export function ImHere({ orderNumber, arrivalText, onTheWayText }: ImHereProps) {
  const { today: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<'here' | 'way'>(texts.failedText);
  const [note, setNote] = useState('');
  const [isReopened, setReopened] = useState(false);
  const said = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const isSaid = arrivalText !== null && !isReopened;
  const isComing = onTheWayText !== null;
  // The pressed button is gone then: the focus goes to what stands in its place.
  useEffect(() => {
    if ((isSaid || isComing) && moved.current) said.current?.focus();
    moved.current = false;
  }, [isSaid, isComing]);
  const sayIt = async (what: 'here' | 'way'): Promise<void> => {
    const isOnTheWay = what === 'way';
    const input = { orderNumber, note: isOnTheWay ? null : note.trim() || null, isOnTheWay };
    moved.current = true;
    const answer = await send(what, input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: SayImHereDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ sayImHere }) => Boolean(sayImHere),
      });
      return data.sayImHere;
    });
    if (!answer) return;
    const today = answer.order?.today;
    if (isOnTheWay) return announce(today?.onTheWayText ?? texts.done);
    setReopened(false);
    announce(today?.arrivalText ?? texts.done);
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
        void sayIt('here');
      }}
    >
      {failed && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
      {arrivalText === null && (
        <div className={styles.setOut}>
          {isComing ? (
            <div className={styles.said} ref={said} tabIndex={-1}>
              <Icon name="circle-check" />
              <Text as="span">{onTheWayText}</Text>
            </div>
          ) : (
            <Button tone="outline" busy={busy === 'way'} busyLabel={texts.busy} onClick={() => void sayIt('way')}>
              {texts.onMyWay}
            </Button>
          )}
        </div>
      )}
      <TextField
        name="where"
        label={texts.where}
        hint={texts.whereHint}
        value={note}
        onChange={setNote}
        maxLength={80}
      />
      <Button type="submit" tone="primary" busy={busy === 'here'} busyLabel={texts.busy}>
        {texts.imHere}
      </Button>
    </form>
  );
}
