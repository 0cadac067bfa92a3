import { matchPath } from 'react-router-dom';
import { screens } from './paths.ts';

/** Whether there is a screen at a path: what the gateway names may belong to an area that this storefront doesn't have. */
export const isScreen = (pathname: string): boolean =>
  Object.values(screens).some((path) => matchPath(path, pathname) !== null);
