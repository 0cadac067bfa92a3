/** What gives a prop its value on a page of the library. */
export type ControlKind = 'switch' | 'number' | 'text' | 'choice' | 'words' | 'none';

/** One prop as its reader needs it. */
export interface PropFacts {
  name: string;
  /** As people write it: `'small' | 'large'`, `readonly Tab[]`. */
  type: string;
  /** The named types that it mentions, written out. */
  detail?: string;
  description: string;
  required: boolean;
  defaultValue?: string;
  control: ControlKind;
  /** The values of a choice. */
  options?: readonly (string | number)[];
}

/** One component and its props. */
export interface ComponentFacts {
  name: string;
  props: readonly PropFacts[];
}

/** What the source says of a page of the library. */
export interface PageFacts {
  /** Its place in the library: `Components/Actions/Button`. */
  title: string;
  /** The line that brings it in; none for what lives in the storefront. */
  importLine?: string;
  /** The file that it stands in, from the root. */
  file: string;
  /** The component of the page first, then what belongs to it. */
  components: readonly ComponentFacts[];
  /** Custom properties that its styles read, in the order of the table of tokens. */
  tokens: readonly string[];
  /** `stable`: the storefront draws it. `new`: nothing draws it yet, so its props may still change. */
  status: 'stable' | 'new';
  /** How many files of the storefront bring it in themselves. */
  usedBy: number;
}

/** Pages by the last part of their title: `Button`. */
export type LibraryFacts = Readonly<Record<string, PageFacts>>;
