import type {
  Draw,
  DrawWin,
  EnterFreeBody,
  FreeEntryAnswer,
  FreeEntryChallenge,
  Inbox,
  MyEntries,
  Push,
  PushDevice as RestDevice,
  SetPushDeviceBody,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import type { PushDeviceModel, PushModel } from './models.ts';
import { nullWhenMissing } from '../../upstream/upstream-error.ts';

type Win = { programCode: string; prizeId: string };

/** Calls to the games service about draws, wins, free entries, and the inbox (G-85, G-86, N-28 to N-31, N-69). */
export interface DrawsSource {
  draws(programCode?: string): Promise<Draw[]>;
  /** null if there is none. */
  draw(drawId: string): Promise<Draw | null>;
  myEntries(drawId: string): Promise<MyEntries>;
  unseenWins(): Promise<DrawWin[]>;
  wins(): Promise<DrawWin[]>;
  acknowledge(win: Win): Promise<unknown>;
  claim(win: Win): Promise<DrawWin>;
  freeEntryChallenge(programCode: string): Promise<FreeEntryChallenge>;
  enterFree(body: EnterFreeBody): Promise<FreeEntryAnswer>;
  inbox(): Promise<Inbox>;
  markNoticeRead(noticeId: string): Promise<Inbox>;
  push(): Promise<PushModel>;
  setPushDevice(body: SetPushDeviceBody, requestId: string): Promise<PushDeviceModel>;
  forgetPushDevice(deviceId: string, requestId: string): Promise<PushModel>;
}

export function drawsSource(client: Client<'games'>): DrawsSource {
  const keyOf = (verb: string, { programCode, prizeId }: Win) => `${verb}-${programCode}-${prizeId}`;
  return {
    draws: async (programCode) => (await client.get('/draws', { query: { programCode } })).draws,
    draw: (drawId) => client.get('/draws/{drawId}', { path: { drawId } }).catch(nullWhenMissing),
    myEntries: (drawId) => client.get('/draws/{drawId}/entries/mine', { path: { drawId } }),
    unseenWins: async () => (await client.get('/sweepstake/winner')).sweepstakesWinners,
    wins: async () => (await client.get('/sweepstake/wins')).wins,
    acknowledge: (win) =>
      client.post('/update/sweepstakes/wins', {
        body: { ...win, displayed: true },
        idempotencyKey: keyOf('acknowledge', win),
      }),
    claim: (win) => client.post('/sweepstake/claim', { body: win, idempotencyKey: keyOf('claim', win) }),
    freeEntryChallenge: (programCode) => client.get('/amoe/challenge', { query: { programCode } }),
    enterFree: (body) => client.post('/amoe', { body, idempotencyKey: body.clientRequestId }),
    inbox: () => client.get('/inbox'),
    markNoticeRead: (noticeId) =>
      client.post('/inbox/{noticeId}/read', { path: { noticeId }, idempotencyKey: `read-${noticeId}` }),
    push: async () => pushOf(await client.get('/push')),
    setPushDevice: async (body, idempotencyKey) =>
      deviceOf(await client.post('/push/devices', { body, idempotencyKey })),
    forgetPushDevice: async (deviceId, idempotencyKey) =>
      pushOf(await client.post('/push/devices/{deviceId}/forget', { path: { deviceId }, idempotencyKey })),
  };
}

const deviceOf = ({ deviceId: id, kinds }: RestDevice): PushDeviceModel => ({ id, kinds });
const pushOf = ({ publicKey, devices }: Push): PushModel => ({ publicKey, devices: devices.map(deviceOf) });
