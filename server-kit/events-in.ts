import type { ServerSentEvent } from './event-stream.ts';

/** Longest event that is gathered, in characters: whoever sends more isn't who they should be. */
const longestEvent = 64 * 1024;

/** The events of a stream of server-sent events, as they come; comments are none. @throws Error for one that never ends */
export async function* eventsIn(body: AsyncIterable<Uint8Array>): AsyncGenerator<ServerSentEvent, void, undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split(/\r?\n\r?\n/);
    text = blocks.pop() ?? '';
    if (text.length > longestEvent) throw new Error('an event is too long');
    for (const block of blocks) {
      const event = eventOf(block);
      if (event) yield event;
    }
  }
}

function eventOf(block: string): ServerSentEvent | null {
  const fields = block.split(/\r?\n/).map((line) => /^(event|data):? ?(.*)$/.exec(line));
  const values = (name: string) => fields.flatMap((field) => (field?.[1] === name ? (field[2] ?? '') : []));
  const [event] = values('event');
  const data = values('data');
  return event === undefined && data.length === 0 ? null : { event: event ?? 'message', data: data.join('\n') };
}
