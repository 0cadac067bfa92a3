import { CombinedGraphQLErrors } from '@apollo/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';

/** The state of a lookup; `none` while what is typed isn't complete. */
export type Lookup<Found> =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'found'; found: Found }
  | { kind: 'failed'; message: string };

/**
 * Looks something up as soon as what is typed is complete; answers for earlier text are ignored. A failure is told in
 * the gateway's words.
 * @param asked what is typed; null while it isn't complete
 * @param look what the gateway answers; null or undefined is a failure
 */
export function useLookup<Found>(
  asked: string | null,
  look: (asked: string) => Promise<Found | null | undefined>,
  onFound: (found: Found) => void,
): Lookup<Found> {
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [heard, setHeard] = useState<{ asked: string; lookup: Lookup<Found> } | null>(null);
  const ask = useEffectEvent(look);
  const tell = useEffectEvent(onFound);

  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    const hear = (lookup: Lookup<Found>) => {
      if (!isCurrent) return;
      setHeard({ asked, lookup });
      if (lookup.kind === 'found') tell(lookup.found);
    };
    ask(asked)
      .then((found) => hear(found ? { kind: 'found', found } : { kind: 'failed', message: technicalDifficulties }))
      .catch((error: unknown) => {
        const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        hear({ kind: 'failed', message: own ?? technicalDifficulties });
      });
    return () => void (isCurrent = false);
  }, [asked, technicalDifficulties]);

  if (asked === null) return { kind: 'none' };
  return heard?.asked === asked ? heard.lookup : { kind: 'looking' };
}
