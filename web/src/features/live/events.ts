/** The events of a stream of server-sent events, as GraphQL over SSE sends them; `alive` is called at each sign of life. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array>,
  alive: () => void,
): AsyncGenerator<{ event: string; data: string }, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    alive();
    text += decoder.decode(read.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, data = ''] = /^event: (.*)(?:\ndata: ?(.*))?$/.exec(block) ?? [];
      if (event !== undefined) yield { event, data };
    }
  }
}
