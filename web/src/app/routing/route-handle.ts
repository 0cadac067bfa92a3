import type { Messages } from '../../messages/messages.ts';

/** What the frame knows of a screen before its code is there. */
export interface RouteHandle {
  /** Key of the page in Vite's manifest, so that the server can name its files before the browser asks. */
  module: string;
  /** Name of the screen in the breadcrumb. */
  crumb?: (messages: Messages) => string;
  /** The screen above it in the breadcrumb, when that is not the area's home. */
  parent?: { crumb: (messages: Messages) => string; href: string };
}
