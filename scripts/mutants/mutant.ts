/** A range of a source text, as offsets. */
export interface Span {
  start: number;
  end: number;
}

/** One small change of a rule that a test should notice. */
export interface Mutant extends Span {
  /** Stands in place of the range. */
  replacement: string;
  /** The expression or statement around the range that can be switched as a whole. */
  host: Span & { kind: 'expression' | 'statement' };
  line: number;
  /** What a reader is shown: the smallest whole piece of code, before and after. */
  from: string;
  to: string;
}

/** A piece of code on one line. */
export const oneLine = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();
