import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { ownerOf } from '../../../app/data/owner.ts';
import type { PushKind } from '../../../graphql/schema-types.ts';
import { usePushTexts } from '../../../messages/phone/push.ts';
import { canPush, endPush, pushNote } from '../../../storage/phone/push-device.ts';
import { failureOf } from '../../../writes/failure.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { ForgetPushDeviceDocument, PushDocument, SetPushDeviceDocument } from './Push.generated.ts';
import { subscribe } from './subscribe.ts';

/** `unknown`: not asked yet. `impossible`: this browser can't. `blocked`: its owner has forbidden it. `away`: nobody knows now. */
type Standing = 'unknown' | 'impossible' | 'blocked' | 'away' | 'known';

export interface PushSwitches {
  standing: Standing;
  /** What this browser is told of. */
  kinds: readonly PushKind[];
  isBusy: boolean;
  problem: string | null;
  /** Switches to exactly these; asks the browser's owner where they haven't been asked. @returns was it done? */
  set: (kinds: readonly PushKind[]) => Promise<boolean>;
}

/** Which notices this browser shows while no page is open, and switching them (both ways). */
export function usePush(): PushSwitches {
  const texts = usePushTexts();
  const client = useApolloClient();
  const [{ standing, kinds }, show] = useState<Pick<PushSwitches, 'standing' | 'kinds'>>({
    standing: 'unknown',
    kinds: [],
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = useCallback(async () => {
    const { data } = await client.query({ query: PushDocument, fetchPolicy: 'network-only', errorPolicy: 'all' });
    return data?.me?.push ?? null;
  }, [client]);

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (!canPush()) return show({ standing: 'impossible', kinds: [] });
      if (Notification.permission === 'denied') return show({ standing: 'blocked', kinds: [] });
      const push = await ask().catch(() => null);
      if (isGone) return undefined;
      if (!push) return show({ standing: 'away', kinds: [] });
      const note = pushNote.read();
      const mine = note?.owner === ownerOf(client) && Notification.permission === 'granted' ? note.deviceId : null;
      return show({ standing: 'known', kinds: push.devices.find(({ id }) => id === mine)?.kinds ?? [] });
    };
    void look();
    return () => void (isGone = true);
  }, [ask, client]);

  const turnOff = async () => {
    const deviceId = pushNote.read()?.deviceId;
    if (deviceId !== undefined)
      await client.mutate({
        mutation: ForgetPushDeviceDocument,
        variables: { input: { deviceId, clientRequestId: randomHex() } },
      });
    await endPush();
    show({ standing: 'known', kinds: [] });
    return true;
  };
  const turnOn = async (wanted: readonly PushKind[]) => {
    if ((await Notification.requestPermission()) === 'denied') {
      show({ standing: 'blocked', kinds: [] });
      return false;
    }
    if (Notification.permission !== 'granted') return false;
    const push = await ask();
    if (!push) throw new Error('Push is away.');
    const subscribed = await subscribe(push.publicKey);
    const { data } = await client.mutate({
      mutation: SetPushDeviceDocument,
      variables: { input: { ...subscribed, kinds: [...wanted], clientRequestId: randomHex() } },
    });
    const { device, userErrors = [] } = data?.setPushDevice ?? {};
    if (!device) {
      setProblem(userErrors[0]?.message ?? texts.failed);
      return false;
    }
    pushNote.write({ deviceId: device.id, owner: ownerOf(client), endpoint: subscribed.endpoint });
    show({ standing: 'known', kinds: device.kinds });
    return true;
  };
  const set = async (wanted: readonly PushKind[]) => {
    setBusy(true);
    setProblem(null);
    try {
      return await (wanted.length === 0 ? turnOff() : turnOn(wanted));
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setProblem(failure.message ?? texts.failed);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { standing, kinds, isBusy, problem, set };
}
