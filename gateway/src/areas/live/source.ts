import type { SourceVisit } from '../../area.ts';
import type { Change } from '../../generated/rest.ts';
import type { Events } from '../../upstream/streams.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** Streams of the live service. */
export interface LiveSource {
  /** Changes of what is the bearer's household's, or without a token of a guest's cart. @throws UpstreamError */
  changes(who: { token: string } | { guestCartId: string }): Promise<Events>;
}

export const liveSource =
  (upstream: Upstream) =>
  ({ headers }: SourceVisit): LiveSource => ({
    changes: (who) =>
      'token' in who
        ? upstream.follow('/changes', {}, { ...headers(), authorization: `Bearer ${who.token}` })
        : upstream.follow('/changes', { guestCartId: who.guestCartId }, headers()),
  });

const isKind = (kind: unknown): boolean => kind === 'CART' || kind === 'ORDER' || kind === 'LIST';

/** What an event says; null for one that isn't a change. */
export function changeOf({ event, data }: { event: string; data: string }): Change | null {
  if (event !== 'changed') return null;
  const { kind, id, version } = JSON.parse(data) as Partial<Change>;
  const isChange = isKind(kind) && typeof id === 'string' && Number.isSafeInteger(version);
  return isChange ? ({ kind, id, version } as Change) : null;
}
