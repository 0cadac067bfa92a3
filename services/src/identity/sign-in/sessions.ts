import { LRUCache } from 'lru-cache';
import { unauthorized, ServiceError } from '../../platform/http/errors.ts';
import { sameText, type Keys } from './keys.ts';
import { secondsOf, sessionLimits } from '../rules/limits.ts';
import { livingSession, nextGeneration, revoke, type Sources } from '../store/sessions.ts';
import type { IdentityDatabase, SessionRow } from '../store/tables.ts';

/**
 * Trades a refresh token for its successor and a new access token. One request wins the guarded UPDATE; others that
 * bring the same token within 10 s of it get the same successor. Later it is a theft: the whole family ends and the
 * answer is 401 REFRESH_REUSED (T-25).
 */
export async function rotate(
  db: IdentityDatabase,
  sources: Sources,
  { sessionId, generation }: { sessionId: string; generation: number },
): Promise<SessionRow> {
  const now = sources.clock.now();
  const winner = await nextGeneration(db, sources, { sessionId, generation }, now);
  if (winner) return winner;

  const session = await livingSession(db, sessionId, now);
  if (!session) throw unauthorized();
  const overlaps =
    session.generation === generation + 1 &&
    now.since(session.rotated_at).total('seconds') <= secondsOf(sessionLimits.overlap);
  if (overlaps) return session;
  await revoke(db, sessionId, 'REFRESH_REUSED', now);
  throw new ServiceError(
    401,
    'REFRESH_REUSED',
    'We ended this session to keep your account safe. Please sign in again.',
  );
}

/** The text of a refresh token: the same session and generation produce the same text, so none is stored. */
export const refreshToken = (keys: Keys, session: Pick<SessionRow, 'session_id' | 'generation'>): string =>
  seal(keys, 'refresh', `${session.session_id}~${session.generation}`);

export function readRefreshToken(
  keys: Keys,
  token: string | undefined,
): { sessionId: string; generation: number } | null {
  const [sessionId, generation] = open(keys, 'refresh', token)?.split('~') ?? [];
  return sessionId !== undefined && generation !== undefined ? { sessionId, generation: Number(generation) } : null;
}

/** An opaque text that only these services can make: an id with its authentication code. */
export const seal = (keys: Keys, kind: string, id: string): string => `${id}.${keys.mac(`${kind}:${id}`)}`;

/** Opaque texts that a process remembers to be ours. */
const mostRemembered = 5000;

const opened = new WeakMap<Keys, LRUCache<string, string>>();

/** The id in an opaque text of this kind, or null when it is not ours. */
export function open(keys: Keys, kind: string, text: string | undefined): string | null {
  const dot = text?.lastIndexOf('.') ?? -1;
  if (text === undefined || dot < 1) return null;
  const known = opened.get(keys) ?? new LRUCache({ max: mostRemembered });
  opened.set(keys, known);
  const name = `${kind}:${text}`;
  const id = known.get(name) ?? text.slice(0, dot);
  if (!known.has(name) && !sameText(text.slice(dot + 1), keys.mac(`${kind}:${id}`))) return null;
  known.set(name, id);
  return id;
}
