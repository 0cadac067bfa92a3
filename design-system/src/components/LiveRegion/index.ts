export { LiveRegionProvider, useAnnounce, type LiveRegionProviderProps } from './LiveRegion.tsx';
