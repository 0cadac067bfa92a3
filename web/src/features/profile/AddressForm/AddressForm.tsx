import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { OneTimeCodePart } from '../../identity/parts.ts';
import { useProfileTexts } from '../../../messages/profile.ts';
import { padded } from '../AccountPage/AccountPage.css.ts';
import { actions, main } from './AddressForm.css.ts';
import type { AddressForm_AddressFragment } from './AddressForm.generated.ts';
import { ConflictNotice } from './ConflictNotice.tsx';
import { type AddressEntry, controlId, entryOf, type FieldFault, type FieldName } from './entry.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { type Origin, type SaveOutcome, useSaveAddress } from './useSaveAddress.ts';
import { useZipPlace, type ZipLook } from './useZipPlace.ts';

interface AddressFormProps {
  /** The address to change; null to add one. */
  address: AddressForm_AddressFragment | null;
  /** What an empty form starts with. */
  name: { firstName: string; lastName: string };
  states: readonly { code: string; name: string }[];
  onSaved: (saved: AddressForm_AddressFragment) => void;
  onCancel: () => void;
  /** Called with the ZIP code's status, for the card beside the form. */
  onLook: (look: ZipLook) => void;
}

type Problem = Exclude<SaveOutcome, { kind: 'saved' | 'session-ended' | 'step-up' }>;

/** Adds or changes a delivery address. The services check it; their errors appear at the top (N-7, N-8). */
export function AddressForm({ address, name, states, onSaved, onCancel, onLook }: AddressFormProps) {
  const texts = useProfileTexts().addressForm;
  const announce = useAnnounce();
  const { firstName, lastName } = name;
  const blank = { firstName, lastName, address: '', address2: '', zipCode: '', city: '', state: '' };
  const [entry, setEntry] = useState<AddressEntry>(address ? entryOf(address) : blank);
  const [origin, setOrigin] = useState<Origin>(address);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const { isBusy, send } = useSaveAddress();
  const notice = useRef<HTMLDivElement>(null);
  const zipWasTyped = useRef(false);

  useEffect(() => document.getElementById(controlId(address ? 'address' : 'firstName'))?.focus(), [address]);
  useEffect(() => notice.current?.focus(), [problem?.kind]);

  const faults = problem?.kind === 'faults' ? problem.faults : [];
  const forget = (fields: readonly FieldName[]) =>
    setProblem((last) => (last?.kind === 'faults' ? without(last.faults, fields) : last));
  const change = (field: FieldName, text: string) => {
    if (field === 'zipCode') zipWasTyped.current = true;
    setEntry((last) => ({ ...last, [field]: text }));
    forget([field]);
  };
  const look = useZipPlace(entry.zipCode, ({ city, state }) => {
    if (!zipWasTyped.current) return;
    setEntry((last) => ({ ...last, city, state }));
    forget(['zipCode', 'city', 'state']);
    announce(texts.found(city, state));
  });
  const tell = useEffectEvent(() => onLook(look));
  useEffect(() => tell(), [look.kind, entry.zipCode]);

  const save = async (from: Origin) => {
    setProblem(null);
    const outcome = await send(entry, from);
    if (outcome.kind === 'saved') onSaved(outcome.address);
    else if (outcome.kind === 'step-up') setIsConfirming(true);
    else if (outcome.kind !== 'session-ended') setProblem(outcome);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save(origin);
  };
  const keepMine = (saved: AddressForm_AddressFragment) => {
    setOrigin(saved);
    void save(saved);
  };
  const takeSaved = (saved: AddressForm_AddressFragment) => {
    setOrigin(saved);
    zipWasTyped.current = false;
    setEntry(entryOf(saved));
    setProblem(null);
    document.getElementById(controlId('address'))?.focus();
  };
  return (
    <Card as="section" padding="none" aria-labelledby="page-title">
      <form noValidate onSubmit={submit} className={padded.form}>
        {faults.length > 0 && <ErrorSummary faults={faults} entry={entry} ref={notice} />}
        {problem?.kind === 'failed' && (
          <Alert tone="error" title={texts.notSaved} headingLevel={2} tabIndex={-1} ref={notice}>
            {problem.message}
          </Alert>
        )}
        {problem?.kind === 'conflict' && (
          <ConflictNotice
            saved={problem.saved}
            isBusy={isBusy}
            onKeepMine={() => keepMine(problem.saved)}
            onTakeSaved={() => takeSaved(problem.saved)}
            ref={notice}
          />
        )}
        <Fields entry={entry} faults={faults} look={look} states={states} onChange={change} />
        <div className={actions}>
          <span className={main}>
            <Button tone="primary" size="large" type="submit" busy={isBusy} busyLabel={texts.saving}>
              {texts.save}
            </Button>
          </span>
          <Button tone="plain" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </form>
      {isConfirming && (
        <Suspense>
          <OneTimeCodePart
            open
            onOpenChange={setIsConfirming}
            onConfirmed={() => {
              setIsConfirming(false);
              void save(origin);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}

function without(faults: readonly FieldFault[], fields: readonly FieldName[]): Problem | null {
  const left = faults.filter(({ field }) => !fields.includes(field));
  return left.length > 0 ? { kind: 'faults', faults: left } : null;
}
