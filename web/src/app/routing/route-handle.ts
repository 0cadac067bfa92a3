import type { Messages } from '../../messages/messages.ts';

/** What the frame knows of a screen before its code is there. */
export interface RouteHandle {
  /** Key of the page in Vite's manifest, so that the server can name its files before the browser asks. */
  module: string;
  /**
   * What the frame puts around the screen. `shop`: nothing but header and footer, the screen has the whole width and a
   * breadcrumb of its own. By default the for U area: breadcrumb and left navigation, or Back on a landing page (G-14..G-22).
   */
  area?: 'shop';
  /** Does it bring its own description for results and previews? Otherwise the banner's stands there. */
  describesItself?: true;
  /** Name of the screen in the breadcrumb. */
  crumb?: (messages: Messages) => string;
  /** The screen above it in the breadcrumb, when that is not the area's home. */
  parent?: { crumb: (messages: Messages) => string; href: string };
}
