import { Button } from '@larder/design-system/Button';
import { DateField } from '@larder/design-system/DateField';
import { Select } from '@larder/design-system/Select';
import { Stack } from '@larder/design-system/Stack';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBirthDateLabels } from '../../../messages/account/birth-date.ts';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useStates } from '../../content/useStates.ts';
import { pageNow } from '../../../page/clock.ts';
import { type BirthDateProblem, readBirthDate, type TypedBirthDate } from '../../../ui/BirthDate/birth-date.ts';

export interface AboutYou {
  typed: TypedBirthDate;
  dateOfBirth?: string;
  residencyState?: string;
}

interface AboutYouStepProps {
  asksDateOfBirth: boolean;
  asksState: boolean;
  given: AboutYou;
  /** What the server said about the date. */
  serverError: string | null;
  onContinue: (answers: AboutYou) => void;
  onCancel: () => void;
}

/** The browser's day, YYYY-MM-DD; the server uses the store's. */
const today = (): string => new Date(pageNow()).toLocaleDateString('sv-SE');

/** Date of birth, asked for before the rules name any age and without hinting at one (N-17), and the state if it matters. */
export function AboutYouStep({
  asksDateOfBirth,
  asksState,
  given,
  serverError,
  onContinue,
  onCancel,
}: AboutYouStepProps) {
  const texts = useGameDialogTexts().optInFlow;
  const labels = useBirthDateLabels();
  const states = useStates();
  const [typed, setTyped] = useState(given.typed);
  const [state, setState] = useState(given.residencyState ?? '');
  const [problem, setProblem] = useState<BirthDateProblem | null>(null);
  const [stateMissing, setStateMissing] = useState(false);

  const month = useRef<HTMLInputElement>(null);
  useEffect(() => month.current?.focus(), []);
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(':is(input, select)[aria-invalid=true]')?.focus();
  }, [refusals]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const birth = asksDateOfBirth ? readBirthDate(typed, today()) : null;
    const lacksState = asksState && state === '';
    setProblem(birth && !birth.ok ? birth.problem : null);
    setStateMissing(lacksState);
    if ((birth && !birth.ok) || lacksState) return setRefusals((count) => count + 1);
    onContinue({
      typed,
      ...(birth?.ok ? { dateOfBirth: birth.date } : {}),
      ...(asksState ? { residencyState: state } : {}),
    });
  };
  const wordsFor = (found: BirthDateProblem) => {
    if (found.reason === 'NO_SUCH_DAY') return texts.errors.noSuchDay(texts.months[found.month - 1] ?? '', found.day);
    if (found.reason === 'FUTURE') return texts.errors.future;
    if (found.reason === 'TOO_LONG_AGO') return texts.errors.tooLongAgo;
    return texts.errors[found.part];
  };

  return (
    <form noValidate onSubmit={submit} ref={form}>
      <Stack gap={6}>
        {asksDateOfBirth ? (
          <DateField
            legend={texts.dateOfBirth}
            labels={labels}
            legendHidden
            ref={month}
            value={typed}
            onChange={setTyped}
            error={problem ? wordsFor(problem) : (serverError ?? undefined)}
            errorPart={problem?.part}
          />
        ) : null}
        {asksState ? (
          <Select
            label={texts.state}
            name="residencyState"
            autoComplete="address-level1"
            placeholder={texts.chooseState}
            options={states}
            value={state}
            onChange={setState}
            error={stateMissing ? texts.errors.state : undefined}
          />
        ) : null}
        <Stack gap={2}>
          <Button type="submit" tone="primary" size="large" block>
            {texts.continue}
          </Button>
          <Button tone="plain" block onClick={onCancel}>
            {texts.notNow}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
