import { notFound, ServiceError } from '../../platform/http/service-error.ts';

/** What associates who try to enter a sweepstakes see (N-28). */
export const employeesExcluded = 'Associates cannot enter sweepstakes.';

export const noProgram = (): ServiceError => notFound('PROGRAM_NOT_FOUND', 'The game is not available at this time');

type FreeEntryRefusal = 'EMPLOYEE_EXCLUDED' | 'NOT_ELIGIBLE_STATE' | 'AGE_NOT_MET';

const texts: Record<FreeEntryRefusal, { message: string; field?: string }> = {
  EMPLOYEE_EXCLUDED: { message: employeesExcluded },
  NOT_ELIGIBLE_STATE: { message: "This game isn't available in your state.", field: 'state' },
  AGE_NOT_MET: { message: "You can't join this game." },
};

/** Why a free entry is not accepted (N-28). */
export const freeEntryRefused = (reason: FreeEntryRefusal): ServiceError =>
  new ServiceError(403, reason, texts[reason].message, texts[reason].field);
