/** Takes the lines of a log. */
export interface LogLines {
  write(line: string): void;
}

/**
 * Writes the lines of one turn of the event loop at once: a line that is written alone costs a request more than making
 * it. What is left when the process ends is written then.
 */
export function gatheredLines(out: { write(text: string): unknown } = process.stdout): LogLines {
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') out.write(text);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
