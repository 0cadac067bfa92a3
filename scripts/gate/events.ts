/** What a tool tells the gate while its tests run. */
export type TestEvent =
  /** So many more tests are known of. */
  { kind: 'found'; tests: number } | { kind: 'passed' } | ({ kind: 'failed' } & Failure);

/** A test that failed, or a file that can't be run: then it has no title. */
export interface Failure {
  /** Path from the root; undefined for what belongs to no file. */
  path?: string;
  title?: string;
  message: string;
}

/** Tells the gate, which listens to the tools that it starts; says nothing to anybody else. */
export function tell(event: TestEvent): void {
  // A gate that has ended hears nothing anymore, which is no failure of the tests.
  if (process.env['LARDER_GATE']) process.send?.(event, undefined, undefined, () => undefined);
}
