import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const resolve = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve;

/** The text of axe, for pages that are looked at without a second page beside them. */
export const axeScript = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What that script leaves in the page. */
export type AxeWindow = typeof globalThis & {
  axe: {
    run(
      context: Document,
      options: object,
    ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
};
