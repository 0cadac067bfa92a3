import type {
  Draw,
  DrawsAnswer,
  DrawWin,
  EnterFreeBody,
  FreeEntryAnswer,
  FreeEntryChallenge,
  Inbox,
  MyEntries,
  SweepstakeWinnerAnswer,
  SweepstakeWinsAnswer,
} from '../generated/rest.ts';
import type { Client } from '../http/client.ts';
import { nullWhenMissing } from '../http/upstream-error.ts';

type Win = { programCode: string; prizeId: string };

/** Calls of the games service about draws, wins, free entries and the inbox (G-85, G-86, N-28 to N-31, N-69). */
export interface DrawsSource {
  draws(programCode?: string): Promise<Draw[]>;
  /** null when there is none. */
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
}

export function drawsSource(client: Client): DrawsSource {
  const pathOf = (drawId: string) => `/draws/${encodeURIComponent(drawId)}`;
  const keyOf = (verb: string, { programCode, prizeId }: Win) => `${verb}-${programCode}-${prizeId}`;
  return {
    draws: async (programCode) => (await client.get<DrawsAnswer>('/draws', { programCode })).draws,
    draw: (drawId) => client.get<Draw | null>(pathOf(drawId)).catch(nullWhenMissing),
    myEntries: (drawId) => client.get(`${pathOf(drawId)}/entries/mine`),
    unseenWins: async () => (await client.get<SweepstakeWinnerAnswer>('/sweepstake/winner')).sweepstakesWinners,
    wins: async () => (await client.get<SweepstakeWinsAnswer>('/sweepstake/wins')).wins,
    acknowledge: (win) =>
      client.post('/update/sweepstakes/wins', {
        body: { ...win, displayed: true },
        idempotencyKey: keyOf('acknowledge', win),
      }),
    claim: (win) => client.post('/sweepstake/claim', { body: win, idempotencyKey: keyOf('claim', win) }),
    freeEntryChallenge: (programCode) => client.get('/amoe/challenge', { programCode }),
    enterFree: (body) => client.post('/amoe', { body, idempotencyKey: body.clientRequestId }),
    inbox: () => client.get('/inbox'),
    markNoticeRead: (noticeId) =>
      client.post(`/inbox/${encodeURIComponent(noticeId)}/read`, { idempotencyKey: `read-${noticeId}` }),
  };
}
