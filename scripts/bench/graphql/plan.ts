/** What the handler written by hand is to do: the calls of each operation as the front makes them, and its answer. */
export interface Plan {
  /** Address of the stub upstreams. */
  upstreams: string;
  operations: Record<string, { calls: readonly string[]; answer: unknown }>;
}
