import { type ReactNode, Suspense } from 'react';

/**
 * What stands below the first screen of a phone. It is in the server's page like everything else; the browser takes it
 * over after what stands above it, or at once when it is touched.
 */
export const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
