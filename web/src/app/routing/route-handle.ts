import type { crumbs } from './crumbs.ts';
import type { Screen } from './paths.ts';

/** What the frame knows of a screen before its code is there. It travels with the page as JSON. */
export interface RouteHandle {
  /**
   * What the frame puts around the screen. `shop`: nothing but header and footer, the screen has the whole width and a
   * breadcrumb of its own. By default the for U area: breadcrumb and left navigation, or Back on a landing page (G-14..G-22).
   */
  area?: 'shop';
  /** Does it bring its own description for results and previews? Otherwise the banner's stands there. */
  describesItself?: true;
  /** Name of the screen in the breadcrumb. */
  crumb?: keyof typeof crumbs;
  /** The screen above it in the breadcrumb, when that is not the area's home. */
  parent?: { crumb: keyof typeof crumbs; screen: Screen };
}

/** What the server's page says of its screen: the browser knows the others only when it needs them. */
export interface PageScreen {
  name: Screen;
  handle: RouteHandle;
  /** Path of the file with its code. */
  file: string;
}

/** What the server keeps with a screen's route. */
export interface ServedHandle extends RouteHandle {
  name: Screen;
  /** Key of the page in Vite's manifest, so that the server can name its files before the browser asks. */
  module: string;
}
