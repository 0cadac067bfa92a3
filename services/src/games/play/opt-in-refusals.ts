import type { Principal } from '../../platform/http/auth.ts';
import { storeDay } from '../../platform/store-day.ts';
import { ageVerdict } from '../../profile/index.ts';
import type { Store } from '../../stores/index.ts';
import { phaseAt } from '../rules/episode.ts';
import { minimumAgeOf } from '../rules/minimum-age.ts';
import { type KnownRefusal, knownRefusal } from '../rules/opt-in.ts';
import type { HouseholdFacts } from '../store/household-facts.ts';
import { seasonOf } from '../store/households.ts';
import type { PublishedProgram } from '../store/programs.ts';
import type { Known } from './prize-eligibility.ts';

const nothingKnown: Known = { birth: null, record: null, state: null };

interface Asked {
  shopper: Pick<Principal, 'customerType'>;
  store: Pick<Store, 'timeZone'>;
  now: Temporal.Instant;
  facts: HouseholdFacts;
  known: () => Promise<Known>;
}

/** What already rules out opting in to each program, by code; null if already opted in, or nothing is known (N-5). */
export async function refusalsOf(
  programs: readonly PublishedProgram[],
  { shopper, store, now, facts, known }: Asked,
): Promise<(code: string) => KnownRefusal | null> {
  const open = programs.filter(({ row }) => !facts.optedIn.includes(row.code));
  const ageOf = ({ row }: PublishedProgram) => minimumAgeOf({ type: row.type, minAge: row.ui_attributes.minAge });
  // Where everyone may play, neither age nor home matters.
  const isForAll = (program: PublishedProgram) => ageOf(program) === 0 && voidWhereOf(program).length === 0;
  const { birth, record, state } = open.every(isForAll) ? nothingKnown : await known();
  const today = storeDay(now, store.timeZone).date;
  const refusals = open.map((program): [string, KnownRefusal | null] => {
    const minimumAge = ageOf(program);
    const refusal = knownRefusal({
      phase: phaseAt(seasonOf(program.row), now),
      employee: shopper.customerType === 'E',
      employeesExcluded: program.row.employees_excluded,
      refused: facts.refusedAges.some((age) => age <= minimumAge),
      age: ageVerdict(minimumAge, birth, record, today),
      voidWhere: voidWhereOf(program),
      states: state ? [state] : [],
    });
    return [program.row.code, refusal];
  });
  const byCode = new Map(refusals);
  return (code) => byCode.get(code) ?? null;
}

const voidWhereOf = ({ rules }: PublishedProgram): readonly string[] => rules?.void_where ?? [];
