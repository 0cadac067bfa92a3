import axe from 'axe-core';

/** The text of axe, for pages that are looked at without a second page beside them. */
export const axeScript = axe.source;

/** Rules that need a layout. */
export const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'] as const;

/** Rules about whole pages: a part of one has no landmarks and no first heading of its own. */
export const partRules = ['region', 'landmark-one-main', 'page-has-heading-one'] as const;

interface Color {
  alpha: number;
  parseString(css: string): void;
}

interface AxeNode {
  html: string;
  failureSummary?: string;
  /** With `elementRef`. */
  element?: Element;
  any: { data?: { contrastRatio?: number; expectedContrastRatio: string } }[];
}

interface AxeFinding {
  id: string;
  help: string;
  nodes: AxeNode[];
}

/** A finding in a line: the rule, and the first element that breaks it. */
export const inWords = ({
  id,
  help,
  nodes: [first],
}: {
  id: string;
  help: string;
  nodes: Pick<AxeNode, 'html' | 'failureSummary'>[];
}): string => `${id}: ${help}: ${first?.html.slice(0, 200)} ${first?.failureSummary?.slice(0, 240) ?? ''}`;

/** What that script leaves in the page. */
export type AxeWindow = typeof globalThis & {
  axe: {
    run(
      context: Document | { exclude: string[][] },
      options: object,
    ): Promise<{ violations: AxeFinding[]; passes: AxeFinding[] }>;
    commons: {
      color: {
        Color: new () => Color;
        flattenColors(above: Color, below: Color): Color;
        getContrast(ground: Color, text: Color): number;
      };
    };
  };
};
