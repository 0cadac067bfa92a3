import type { Change } from '../../platform/live/notes.ts';

/** Someone who follows changes over HTTP. */
export interface Following {
  status: number;
  headers: Headers;
  /** The next change; null when the stream has ended. */
  next(): Promise<Change | null>;
  /** Reads until a change is as far as this one. */
  until(wanted: Pick<Change, 'id' | 'version'>): Promise<Change>;
  leave(): void;
}

/** Opens a stream of changes. @param address where an instance answers */
export async function follow(address: string, token: string | null, query = ''): Promise<Following> {
  const gone = new AbortController();
  const answer = await fetch(`${address}/live/changes${query}`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const following: Following = {
    status: answer.status,
    headers: answer.headers,
    leave: () => gone.abort(),
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const message = text.slice(0, end);
          text = text.slice(end + 2);
          const [, data] = /^event: changed\ndata: (.*)$/.exec(message) ?? [];
          if (data !== undefined) return JSON.parse(data) as Change;
          continue;
        }
        const { done = true, value = '' } = (await reader?.read()) ?? {};
        if (done) return null;
        text += value;
      }
    },
    async until({ id, version }) {
      for (let change = await following.next(); change; change = await following.next())
        if (change.id === id && change.version >= version) return change;
      throw new Error('The stream ended before the change came.');
    },
  };
  return following;
}
