/** Where the shop shows its other side. Those below `/demo` lead to pages of the services. */
export const builderPages = {
  sandbox: '/sandbox',
  library: '/design-system',
  docs: '/demo/docs',
  outbox: '/demo/outbox',
  store: '/demo/store',
} as const;
