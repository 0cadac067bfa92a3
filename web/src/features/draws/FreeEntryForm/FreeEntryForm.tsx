import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { DateField } from '@larder/design-system/DateField';
import { List, ListItem } from '@larder/design-system/List';
import { Select } from '@larder/design-system/Select';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBirthDateLabels } from '../../../messages/account/birth-date.ts';
import { useFreeEntryTexts } from '../../../messages/play/free-entry.ts';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { pageNow } from '../../../page/clock.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { BirthDateProblem } from '../../../ui/BirthDate/birth-date.ts';
import type { StateOption } from '../../content/useStates.ts';
import { form, pair } from './FreeEntryForm.css.ts';
import { useFieldFocus } from './field-focus.ts';
import {
  type FreeEntryAnswers,
  type FreeEntryProblems,
  readFreeEntry,
  type RequiredField,
  requiredFields,
  type TypedFreeEntry,
} from './free-entry.ts';

export interface FreeEntryFormProps {
  initial: TypedFreeEntry;
  /** To choose from. */
  states: StateOption[];
  /** How many entries it makes. */
  freeEntries: number;
  busy: boolean;
  /** What the server said, and about which field. */
  refusal: { message: string; field: string | null; isUncertain: boolean } | null;
  onSend: (answers: FreeEntryAnswers) => void;
}

/** The browser's day, YYYY-MM-DD; the server uses the store's. */
const today = (): string => new Date(pageNow()).toLocaleDateString('sv-SE');

/** Asks a visitor or a member for what a free entry needs (N-28); errors appear at their fields and in a summary at the top. */
export function FreeEntryForm({ initial, states, freeEntries, busy, refusal, onSend }: FreeEntryFormProps) {
  const dialogs = useGameDialogTexts();
  const texts = useFreeEntryTexts();
  const labels = useBirthDateLabels();
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<FreeEntryProblems | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { refOf, focus } = useFieldFocus();

  const wordsForBirth = (found: BirthDateProblem) => {
    const { errors, months } = dialogs.optInFlow;
    if (found.reason === 'NO_SUCH_DAY') return errors.noSuchDay(months[found.month - 1] ?? '', found.day);
    if (found.reason === 'FUTURE') return errors.future;
    if (found.reason === 'TOO_LONG_AGO') return errors.tooLongAgo;
    return errors[found.part];
  };
  const errorOf = (field: RequiredField) =>
    problems?.fields[field] ? texts.errors[field] : refusal?.field === field ? refusal.message : undefined;
  const birthError = problems?.birth
    ? wordsForBirth(problems.birth)
    : refusal?.field === 'dateOfBirth'
      ? refusal.message
      : undefined;
  const lines = [
    ...requiredFields.map((field) => ({ field: field as string, message: errorOf(field) })),
    { field: 'dateOfBirth', message: birthError },
  ].filter((line): line is { field: string; message: string } => line.message !== undefined);
  const said = lines.map(({ message }) => message).join('|');

  useEffect(() => {
    if (said || refusal) summary.current?.focus();
  }, [said, refusal]);

  const set = (field: keyof TypedFreeEntry) => (value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readFreeEntry(typed, today());
    setProblems(read.ok ? null : read.problems);
    if (read.ok) onSend(read.answers);
    else summary.current?.focus();
  };

  return (
    <form noValidate onSubmit={submit} className={form} aria-label={texts.title}>
      {lines.length > 0 ? (
        <Alert tone="error" title={texts.summary} headingLevel={3} tabIndex={-1} ref={summary}>
          <List kind="plain" gap={0}>
            {lines.map(({ field, message }) => (
              <ListItem key={field}>
                <LinkButton onClick={() => focus(field)}>{message}</LinkButton>
              </ListItem>
            ))}
          </List>
        </Alert>
      ) : refusal ? (
        <Alert tone="error" title={texts.couldNotEnter} headingLevel={3} tabIndex={-1} ref={summary}>
          {refusal.message} {refusal.isUncertain ? texts.retry : null}
        </Alert>
      ) : null}
      <TextField
        label={texts.name}
        name="name"
        autoComplete="name"
        maxLength={101}
        value={typed.name}
        onChange={set('name')}
        error={errorOf('name')}
        ref={refOf('name')}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.emailHint}
        maxLength={254}
        value={typed.email}
        onChange={set('email')}
        error={errorOf('email')}
        ref={refOf('email')}
      />
      <TextField
        label={texts.address}
        name="address"
        autoComplete="address-line1"
        maxLength={60}
        value={typed.address}
        onChange={set('address')}
        error={errorOf('address')}
        ref={refOf('address')}
      />
      <TextField
        label={texts.address2}
        labelNote={texts.optional}
        name="address2"
        autoComplete="address-line2"
        maxLength={40}
        value={typed.address2}
        onChange={set('address2')}
      />
      <div className={pair}>
        <TextField
          label={texts.zipCode}
          name="zipCode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={typed.zipCode}
          onChange={set('zipCode')}
          error={errorOf('zipCode')}
          ref={refOf('zipCode')}
        />
        <TextField
          label={texts.city}
          name="city"
          autoComplete="address-level2"
          maxLength={40}
          value={typed.city}
          onChange={set('city')}
          error={errorOf('city')}
          ref={refOf('city')}
        />
      </div>
      <Select
        label={texts.state}
        name="state"
        autoComplete="address-level1"
        placeholder={texts.chooseState}
        options={states}
        value={typed.state}
        onChange={set('state')}
        error={errorOf('state')}
        ref={refOf('state')}
      />
      <DateField
        legend={texts.dateOfBirth}
        labels={labels}
        value={typed.dateOfBirth}
        onChange={(dateOfBirth) => setTyped((before) => ({ ...before, dateOfBirth }))}
        error={birthError}
        errorPart={problems?.birth?.part}
        ref={refOf('dateOfBirth')}
      />
      <Stack gap={2}>
        <Button type="submit" tone="primary" size="large" block busy={busy} busyLabel={texts.sending}>
          {texts.submit(freeEntries)}
        </Button>
        <Text size="meta" tone="soft" align="center">
          {texts.working}
        </Text>
      </Stack>
    </form>
  );
}
