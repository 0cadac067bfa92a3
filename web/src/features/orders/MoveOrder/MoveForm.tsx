import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { ChoiceFoot } from '../../../ui/ChoiceFoot/ChoiceFoot.tsx';
import { chosenSlot } from '../../../ui/TimePicker/slot-days.ts';
import { TimePicker } from '../../../ui/TimePicker/TimePicker.tsx';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import { MoveOrderDocument, type MoveOrder_OrderFragment } from './MoveOrder.generated.ts';
import * as styles from './MoveOrder.css.ts';
import { useOrderTimes } from './useOrderTimes.ts';

interface MoveFormProps {
  order: MoveOrder_OrderFragment;
  /** The order has another time, or is no longer what was shown: asks what it is. */
  onChanged: () => void;
  /** Closes the form, which leaves the order as it is. @param title what it is called now, if it was moved */
  onDone: (title?: string) => void;
}

/** The times that an order can be moved to, with what it costs then, and what moves it (X-7, N-62). */
export function MoveForm({ order, onChanged, onDone }: MoveFormProps) {
  const { move: texts } = useOrdersTexts();
  const checkout = useCheckoutTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const titleId = useId();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  const [turn, setTurn] = useState(0);
  const [wanted, setWanted] = useState<string>();
  const times = useOrderTimes(order.id, turn);
  const { busy, failed, send } = useChange<'move'>(texts.failedText);
  const [isMissing, setMissing] = useState(false);
  const value = wanted ?? times?.slotId ?? '';
  const chosen = times && chosenSlot(times.days, value, checkout);
  const cost = times?.costs.find(({ slotId }) => slotId === value);
  const isOther = times ? value !== times.slotId && cost !== undefined : false;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isOther || !cost) return setMissing(true);
    const input = { orderNumber: order.id, slotId: value, version: order.version, expectedTotal: cost.total.amount };
    const answer = await send('move', input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: MoveOrderDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ moveOrder }) => Boolean(moveOrder),
      });
      return data.moveOrder;
    });
    onChanged();
    if (!answer) return setTurn(turn + 1);
    const title = answer.order?.title ?? '';
    announce(texts.done(title));
    onDone(title);
  };

  return (
    <Card as="section" padding="medium" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <div ref={head} tabIndex={-1} className={styles.words}>
          <Heading level={2} size="small" id={titleId}>
            {texts.title}
          </Heading>
          <Text size="meta" tone="soft">
            {texts.lead}
          </Text>
        </div>
        {failed && (
          <Alert tone="error" size="small" title={texts.failed}>
            {failed}
          </Alert>
        )}
        {times?.notes.map((note) => (
          <Note key={note} icon="clock">
            {note}
          </Note>
        ))}
        {times ? (
          <TimePicker
            channel={order.channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'}
            days={times.days}
            value={value}
            onChange={(slotId) => {
              setWanted(slotId);
              setMissing(false);
            }}
            isBusy={busy !== null}
          />
        ) : (
          <Text tone="soft">{times === undefined ? texts.looking : texts.none}</Text>
        )}
        <ChoiceFoot
          title={chosen?.text}
          text={isOther ? cost?.text : isMissing ? texts.missing : times ? texts.asItIs : undefined}
          isLive
        >
          {times && (
            <Button tone="primary" type="submit" busy={busy !== null} busyLabel={texts.busy}>
              {texts.confirm}
            </Button>
          )}
          <Button tone="outline" onClick={() => onDone()}>
            {texts.keep}
          </Button>
        </ChoiceFoot>
      </form>
    </Card>
  );
}
