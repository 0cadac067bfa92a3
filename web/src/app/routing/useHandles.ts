import { useMatches } from 'react-router-dom';
import type { RouteHandle } from './route-handle.ts';

/** What the frame knows of the matched screen and of what is around it. */
export const useHandles = (): Partial<RouteHandle>[] =>
  useMatches().map(({ handle }) => (handle as Partial<RouteHandle> | undefined) ?? {});
