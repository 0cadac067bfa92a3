import type { ReactElement } from 'react';

/** A part of a component as it is pointed at in its figure. */
export interface Part {
  name: string;
  /** Where it is: a CSS selector inside the picture, for an overlay inside the page that it covers. */
  at: string;
  /** What it does, or when it is there. */
  note?: string;
}

/** A picture of a use, and why it is right or wrong. */
export interface Example {
  picture: ReactElement;
  because: string;
}

/** What a component's page shows besides its props and stories. */
export interface ComponentDocs {
  /** The component drawn with its parts numbered, in the order in which they are read. */
  anatomy: { picture: ReactElement; parts: readonly [Part, ...Part[]] };
  do: Example;
  dont: Example;
  /** Components that are used with it or in its place, by name. */
  related: readonly [string, ...string[]];
  /** What covers the page is drawn in a page of its own, so many px high. */
  framed?: number;
  /** What opens when this takes the focus: a selector. */
  focused?: string;
}
