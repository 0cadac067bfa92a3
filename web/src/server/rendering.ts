import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { PipeableStream } from 'react-dom/server';
import type { StylePart } from '../app/loading/page-styles.ts';
import type { ThemeColors } from '../app/document/theme-color-script.ts';
import type { Sheet } from '../app/loading/sheets.ts';
import type { Language } from '../messages/language.ts';
import type { Density, Scheme } from '../storage/cookies.ts';

/** What the gateway needs to know about a page that is being rendered. */
export interface PageRequest {
  /** Host header, with the port: `safeway.localhost:4000`. */
  host: string;
  /** Path and query of the page: `/games/game-grid?a=1`. */
  path: string;
  /** Cookie header as it came, empty when there was none. */
  cookie: string;
  /** `http` or `https`. */
  scheme: string;
  /** Language of the page, in which the gateway's texts are to be. */
  language: Language;
  userAgent: string;
  /** Address of the browser, by which a gateway elsewhere counts what it asks for; empty when no one browser asks. */
  address: string;
  correlationId: string;
}

/** One operation, by its document; `id` is the sha256 that it is trusted under. */
export interface VisitOperation {
  id?: string;
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
}

export interface VisitResult {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[];
}

/** One page load: the viewer is asked for once, however many operations run. */
export interface Visit {
  /** Runs one operation as the browser that asks for the page. */
  execute(operation: VisitOperation): Promise<VisitResult>;
  /**
   * Where a guest signs in before a page that is the shopper's own, and may come back from; null when it has to be
   * rendered to know. A gateway elsewhere is not asked.
   */
  signInPath?(): Promise<string | null>;
  /** Age in seconds of the oldest public answer so far that was given again because its service is away; 0 if none was. */
  staleSeconds?(): number;
  /** `Set-Cookie` values that the operations have caused so far. */
  setCookies(): string[];
}

export type OpenVisit = (request: PageRequest) => Visit;

/** Files of the matched pages. */
export interface PageAssets {
  css: string[];
  js: string[];
  /** The files of the asked modules themselves, in their order; `js` has them, too. */
  own: string[];
  /** What the page's one stylesheet holds, of which `css` has the files; in a build alone. */
  parts?: StylePart[];
  /** Stylesheet of what few visits ask for, such as print; in a build alone. */
  conditional?: string;
  /** Stylesheets that load with the code they are for, those of other pages too; in a build alone. */
  sheets?: Partial<Record<Sheet, string>>;
}

/** A banner's theme: its stylesheet and the fonts that the first paint needs. */
export interface ThemeAssets {
  /** Name of the theme, which is not the banner's for a banner without one. */
  name: string;
  href: string;
  css: string;
  fonts: string[];
  /** The theme's grays, for a page without its stylesheet: custom properties, ready for a `:root` rule. */
  grays: string;
  /** What a browser's own frame is painted in, light and dark: the header's ground. */
  themeColors: ThemeColors;
}

/** Where the one stylesheet is that holds a banner's theme and the parts. */
export type StylesOf = (banner: string, parts: ReadonlySet<StylePart>) => string;

export interface RenderOptions {
  visit: Visit;
  nonce: string;
  entry: string;
  scheme: Scheme | undefined;
  density: Density | undefined;
  language: Language;
  /** Files of the matched pages, by the key that each has in the manifest. */
  assets: (modules: string[]) => PageAssets;
  theme: (banner: string) => ThemeAssets;
  /** In a build alone: in development, the theme and each file load by themselves. */
  styles?: StylesOf | undefined;
  /** Reports what went wrong while rendering; the page carries on without its details. */
  onError: (error: unknown) => void;
}

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      stream: PipeableStream;
      ready: Promise<void>;
      modules: string[];
      /** Were the loaders' operations answered without an error? */
      isWhole: boolean;
    };

export type Render = (request: Request, options: RenderOptions) => Promise<Rendered>;
