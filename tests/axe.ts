import axe from 'axe-core';

/** The text of axe, for pages that are looked at without a second page beside them. */
export const axeScript = axe.source;

/** What that script leaves in the page. */
export type AxeWindow = typeof globalThis & {
  axe: {
    run(
      context: Document | { exclude: string[][] },
      options: object,
    ): Promise<{ violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
};
