/** Lines of a text that arrives in pieces, several at a time, without line ends. */
async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string[], void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** Everything in a published draw but its entries, as readable JSON; the rest of the file isn't requested (docs/draw-file.md). */
export async function* headOfDraw(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  for await (const [head] of linesOf(pieces))
    if (head !== undefined) return yield `${JSON.stringify(JSON.parse(head), null, 2)}\n`;
}

/** The entries of a published draw as CSV (RFC 4180): id, household pseudonym, first digits of the leaf. */
export async function* entriesOfDraw(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  yield 'entry,household,leaf\r\n';
  let isHead = true;
  for await (const lines of linesOf(pieces)) {
    const entries = isHead ? lines.slice(1) : lines;
    if (lines.length > 0) isHead = false;
    // Ids, pseudonyms, and digits need no quotes.
    if (entries.length > 0) yield entries.map((line) => `${(JSON.parse(line) as string[]).join(',')}\r\n`).join('');
  }
}
