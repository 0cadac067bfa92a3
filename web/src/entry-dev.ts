// The entry in development: React refresh must be in place before the first component's module runs.
const refresh = '/@react-refresh';
const hotReload = '/@vite/client';
await import(/* @vite-ignore */ hotReload);
const { injectIntoGlobalHook } = (await import(/* @vite-ignore */ refresh)) as {
  injectIntoGlobalHook: (target: Window) => void;
};
injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('./entry-client.tsx');

export {};
