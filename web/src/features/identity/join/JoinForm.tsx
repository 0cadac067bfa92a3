import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useShop } from '../../../app/data/shop.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useJoinTexts } from '../../../messages/account/join.ts';
import { useStoresTexts } from '../../../messages/stores.ts';
import { OfferPasskeyPart } from '../passkey-parts.ts';
import { useAfterCode } from '../passkeys/useAfterCode.ts';
import { BackButton } from '../sign-in/BackButton.tsx';
import { samePath } from '../sign-in/destination.ts';
import { useStoreSearch } from '../../stores/useStoreSearch.ts';
import { controlId, emptyEntry, type Faults, firstFault, type JoinEntry, missingFields } from './entry.ts';
import { type Accepted, JoinFields } from './JoinFields.tsx';
import { JoinStep } from './JoinStep.tsx';
import * as styles from './JoinStep.css.ts';
import { type JoinOutcome, useJoin } from './useJoin.ts';

interface JoinFormProps {
  /** The verified handle. */
  maskedHandle: string;
  terms: Accepted & { version: string };
  privacy: Accepted & { version: string };
  /** Back to where the code should go; the verified handle is forgotten. */
  onBack: () => void;
}

type Problem = Exclude<JoinOutcome, { kind: 'joined' | 'faults' }>;

/** Asks who the new shopper is and where they shop, then makes them a member (S-10). */
export function JoinForm({ maskedHandle, terms, privacy, onBack }: JoinFormProps) {
  const texts = useJoinTexts();
  const stores = useStoresTexts();
  const after = useAfterCode();
  const announce = useAnnounce();
  const shop = useShop();
  // Who has chosen where to shop isn't asked again.
  const [entry, setEntry] = useState<JoinEntry>(() =>
    shop?.isChosen && shop.zipCode ? { ...emptyEntry, zipCode: shop.zipCode, storeId: shop.store.id } : emptyEntry,
  );
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const { isBusy, send } = useJoin();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => notice.current?.focus(), [problem]);

  const change = (changed: Partial<JoinEntry>) => {
    // A store belongs to the ZIP code that found it.
    const forgotten = 'zipCode' in changed ? { storeId: '' } : {};
    setEntry((last) => ({ ...last, ...forgotten, ...changed }));
    const corrected = Object.keys({ ...forgotten, ...changed });
    setFaults((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !corrected.includes(field))));
  };
  const look = useStoreSearch(entry.zipCode, ({ city, state, stores: found }) => {
    announce(stores.found(city, state));
    const [nearest] = found;
    if (nearest) setEntry((last) => (last.storeId === '' ? { ...last, storeId: nearest.store.id } : last));
  });
  // The nearest store is about to be chosen: nobody is told that one is missing.
  const isLooking = look.kind === 'looking' && entry.storeId === '';
  const point = (to: Faults) => {
    setFaults(to);
    const field = firstFault(to);
    const control = field && document.getElementById(controlId(field));
    (control?.querySelector('input') ?? control)?.focus();
    announce(texts.needAnotherLook(Object.keys(to).length));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isLooking) return;
    setProblem(null);
    const missing = missingFields(entry, texts);
    if (firstFault(missing)) return point(missing);
    const outcome = await send(entry, { termsVersion: terms.version, privacyVersion: privacy.version });
    if (outcome.kind === 'joined') await after.goOn(samePath(outcome.redirectTo));
    else if (outcome.kind === 'faults') point(outcome.faults);
    else setProblem(outcome);
  };
  if (after.isOffering)
    return (
      <Suspense>
        <OfferPasskeyPart onDone={after.leave} />
      </Suspense>
    );
  return (
    <Stack gap={6} align="stretch">
      <BackButton onClick={onBack} />
      <Stack gap={3}>
        <JoinStep step={2} handle={maskedHandle} />
        <Heading level={1} size="landing" tabIndex={-1} ref={heading}>
          {texts.formTitle}
        </Heading>
        <Text tone="soft">{texts.formLead}</Text>
      </Stack>
      <noscript>
        <Note icon="info">{texts.noScript}</Note>
      </noscript>
      {problem?.kind === 'failed' && (
        <Alert tone="error" title={texts.notJoined} headingLevel={2} tabIndex={-1} ref={notice}>
          {problem.message}
        </Alert>
      )}
      {problem?.kind === 'ended' && (
        <Alert tone="error" title={texts.ended} headingLevel={2} tabIndex={-1} ref={notice}>
          <Stack gap={3}>
            <Text>{texts.endedText}</Text>
            <Button tone="outline" size="small" onClick={onBack}>
              {texts.startOver}
            </Button>
          </Stack>
        </Alert>
      )}
      {problem?.kind === 'member' && (
        <Alert tone="info" title={texts.isMember} headingLevel={2} tabIndex={-1} ref={notice}>
          <Stack gap={3}>
            <Text>{texts.isMemberText}</Text>
            <ButtonLink tone="outline" size="small" href={screens.signIn}>
              {texts.signIn}
            </ButtonLink>
          </Stack>
        </Alert>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
        <JoinFields entry={entry} faults={faults} look={look} terms={terms} privacy={privacy} onChange={change} />
        <Button
          tone="primary"
          size="large"
          block
          type="submit"
          busy={isBusy || isLooking}
          busyLabel={isBusy ? texts.joining : undefined}
        >
          {texts.submit}
        </Button>
      </form>
    </Stack>
  );
}
