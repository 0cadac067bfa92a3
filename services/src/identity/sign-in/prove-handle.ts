import type { Language } from '../../../../server-kit/language.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { Tools } from './challenges.ts';
import { type Channel, maskHandle } from '../rules/handle.ts';
import { joining } from '../rules/limits.ts';
import { insertJoining } from '../store/joinings.ts';
import type { IdentityTransaction } from '../store/tables.ts';

/** A handle verified with the right code. */
export interface ProvedHandle {
  channel: Channel;
  handle: string;
  deviceId: string;
  remember: boolean;
  language: Language;
}

/** Stores a verified handle that belongs to no member, so it can join for a while. @returns the id for the browser's cookie */
export async function proveHandle(
  db: IdentityTransaction,
  { clock, random }: Pick<Tools, 'clock' | 'random'>,
  { channel, handle, deviceId, remember, language }: ProvedHandle,
): Promise<string> {
  const now = clock.now();
  const joiningId = random.uuid();
  await insertJoining(db, {
    joining_id: joiningId,
    channel,
    handle,
    device_id: deviceId,
    remember,
    language,
    created_at: now,
    expires_at: now.add(joining.life),
    customer_id: null,
  });
  return joiningId;
}

/** Said only to someone who has the code: the handle is verified and belongs to no member. */
export const notAMember = ({ channel, handle }: Pick<ProvedHandle, 'channel' | 'handle'>): ServiceError =>
  new ServiceError(
    403,
    'NOT_A_MEMBER',
    "You aren't a member yet.",
    undefined,
    {},
    {
      maskedHandle: maskHandle(channel, handle),
    },
  );
