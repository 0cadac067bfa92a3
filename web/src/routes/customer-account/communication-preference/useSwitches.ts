import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import type { CommunicationChange } from '../../../graphql/schema-types.ts';
import { useMessages } from '../../../messages/messages.ts';
import {
  type CommunicationPreference_PreferencesFragment,
  SetCommunicationPreferencesDocument,
} from './CommunicationPreference.generated.ts';

type Topics = CommunicationPreference_PreferencesFragment['topics'];
type Moved = Readonly<Record<string, { enabled: boolean; turn: number }>>;

const keyOf = ({ topic, channel }: Pick<CommunicationChange, 'topic' | 'channel'>) => `${topic}/${channel}`;

interface Switches {
  isOn: (topic: CommunicationChange['topic'], channel: CommunicationChange['channel']) => boolean;
  /** Changes a switch right away and saves in order; resolves to whether it was saved. */
  move: (changes: CommunicationChange[]) => Promise<boolean>;
  /** Why the last change wasn't saved; its switches are back as before. */
  problem: string | null;
}

/** Switches saved as they are changed (S-25): shown right away, reverted if they can't be saved. */
export function useSwitches(topics: Topics): Switches {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [moved, setMoved] = useState<Moved>({});
  const [problem, setProblem] = useState<string | null>(null);
  const turns = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const save = async (changes: CommunicationChange[], turn: number): Promise<boolean> => {
    try {
      await client.mutate({
        mutation: SetCommunicationPreferencesDocument,
        variables: { input: { changes, clientRequestId: randomHex() } },
      });
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setProblem(failure.message ?? technicalDifficulties);
      return false;
    } finally {
      // A switch changed again in the meantime waits for its own answer.
      setMoved((all) => Object.fromEntries(Object.entries(all).filter(([, move]) => move.turn !== turn)));
    }
  };

  return {
    problem,
    isOn(topic, channel) {
      const row = topics.find((each) => each.topic === topic);
      return moved[keyOf({ topic, channel })]?.enabled ?? (channel === 'EMAIL' ? row?.email : row?.text) ?? false;
    },
    move(changes) {
      const turn = (turns.current += 1);
      setProblem(null);
      setMoved((all) => ({
        ...all,
        ...Object.fromEntries(changes.map((change) => [keyOf(change), { enabled: change.enabled, turn }])),
      }));
      const saved = queue.current.then(() => save(changes, turn));
      queue.current = saved;
      return saved;
    },
  };
}
