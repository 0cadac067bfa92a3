import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { TakeFreePlayDocument } from './TakeFreePlay.generated.ts';

interface FreePlayButtonProps {
  programCode: string;
  /** The play is waiting: the button disappears, and focus must move on. */
  onTaken: () => void;
}

/** A play without a purchase, with one tap (N-28). After a lost response, the request is repeated under the same key. */
export function FreePlayButton({ programCode, onTaken }: FreePlayButtonProps) {
  const games = useGameTexts();
  const { frame } = useMessages();
  const client = useApolloClient();
  const announce = useAnnounce();
  const keys = useRef(requestKeys());
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null });

  const take = async () => {
    setState({ busy: true, problem: null });
    try {
      const { data } = await change(client, {
        mutation: TakeFreePlayDocument,
        variables: { input: { programCode, clientRequestId: keys.current.of({ programCode }) } },
        isAnswered: ({ takeFreePlay }) => takeFreePlay !== null,
      });
      keys.current.answered();
      const [refusal] = data.takeFreePlay.userErrors;
      setState({ busy: false, problem: refusal?.message ?? null });
      if (refusal) return;
      announce(games.panel.freePlay);
      onTaken();
    } catch (error) {
      const failure = failureOf(error);
      setState({ busy: false, problem: failure && (failure.message ?? frame.unavailable.text) });
    }
  };

  return (
    <>
      <Button
        tone="outline"
        size="large"
        block
        busy={state.busy}
        onClick={() => void take()}
        aria-label={games.panel.takeFreePlay}
      >
        {games.panel.takeFreePlayShort}
      </Button>
      {state.problem === null ? null : (
        <Alert tone="error" title={games.couldNotTakeFreePlay}>
          {state.problem}
        </Alert>
      )}
    </>
  );
}
