import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import { ChangeHandOverDocument, type PlaceCard_OrderFragment } from './PlaceCard.generated.ts';
import { instead } from './PlaceCard.css.ts';

interface LeaveInsteadProps {
  orderNumber: string;
  other: NonNullable<PlaceCard_OrderFragment['otherHandOver']>;
}

/** Leaves a delivery at the door instead, or hands it to the shopper again; what can't be chosen says why (S-144). */
export function LeaveInstead({ orderNumber, other: { kind, text, problem } }: LeaveInsteadProps) {
  const { place: texts } = useOrdersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<'hand-over'>(texts.failedText);
  const part = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  // The pressed button says the opposite then: the focus stays with it.
  useEffect(() => {
    if (moved.current) part.current?.querySelector('button')?.focus();
    moved.current = false;
  }, [kind]);
  const choose = async (): Promise<void> => {
    moved.current = true;
    const answer = await send('hand-over', { orderNumber, kind }, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: ChangeHandOverDocument,
        variables: { input: { orderNumber, kind, clientRequestId } },
        isAnswered: ({ changeHandOver }) => Boolean(changeHandOver),
      });
      return data.changeHandOver;
    });
    if (answer) announce(kind === 'UNATTENDED' ? texts.left : texts.handed);
    else moved.current = false;
  };
  return (
    <div className={instead} ref={part} data-needs-scripts>
      {failed && (
        <Alert tone="error" size="small" title={texts.failed}>
          {failed}
        </Alert>
      )}
      {problem === null ? (
        <LinkButton aria-busy={busy !== null} onClick={() => void choose()}>
          {text}
        </LinkButton>
      ) : (
        <Text size="meta" tone="soft">
          {problem}
        </Text>
      )}
    </div>
  );
}
