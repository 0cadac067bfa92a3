import type { ServiceContext } from '../../platform/service.ts';
import { deleteEnded } from '../store/sweep.ts';

/** Deletes codes and sessions an hour after their end. */
export const sweep = ({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> =>
  deleteEnded(db, clock.now().subtract({ hours: 1 }));
