// The entry in development: React refresh must be in place before the first component's module runs.
// @ts-expect-error served by Vite
import '/@vite/client';
// @ts-expect-error served by Vite
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-client.tsx');
