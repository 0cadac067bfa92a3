import type { ReactElement } from 'react';
import type { Act } from '../graphql/schema-types.ts';
import { NotPermitted } from '../ui/states.tsx';
import { useMay } from '../session/session.ts';

/** A screen for who may see it; the others are told whom to ask. The gateway refuses them all the same. */
export function Guarded({ asks, screen }: { asks: Act; screen: ReactElement }) {
  return useMay(asks) ? screen : <NotPermitted />;
}
