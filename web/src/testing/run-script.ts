/** Runs a script that the server writes into its page, as the page does. @param names what it finds, by name */
export function runScript(script: string, names: Readonly<Record<string, unknown>> = {}): void {
  // oxlint-disable-next-line typescript/no-implied-eval -- it is what the page does with it
  const body = new Function(...Object.keys(names), script) as (...values: unknown[]) => void;
  body(...Object.values(names));
}
