import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef, useState } from 'react';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { PlayResult_PlayFragment } from '../play/PlayResult.generated.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import { type CheckedPlay, checkPlay } from './check-play.ts';
import { checks, code, name, values } from './CheckPlay.css.ts';

interface CheckPlayDialogProps {
  play: PlayResult_PlayFragment;
  onClose: () => void;
}

/** Shows what decided a play and recomputes it in this browser. It can pass, and it can fail. */
export function CheckPlayDialog({ play: { proof, receipt, playedAtString }, onClose }: CheckPlayDialogProps) {
  const { result, close } = useGameTexts();
  const { check } = useGameDialogTexts();
  const [checked, setChecked] = useState<CheckedPlay | 'impossible' | null>(null);
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (checked) outcome.current?.focus();
  }, [checked]);
  const run = () => {
    checkPlay(proof).then(setChecked, () => setChecked('impossible'));
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={check.title}
      description={
        <>
          {result.receipt(receipt, playedAtString)}. {check.lead}
        </>
      }
      closeLabel={close}
      actions={
        <Button tone="primary" size="large" block onClick={run}>
          {check.run}
        </Button>
      }
    >
      <dl className={values}>
        <Value label={check.commit} value={proof.commit} isHash />
        <Value label={check.serverSeed} value={proof.serverSeed} isHash />
        <Value label={check.clientSeed} value={proof.clientSeed} isHash />
        <Value label={check.nonce} value={String(proof.nonce)} />
        <Value label={check.roll} value={String(proof.roll)} />
      </dl>
      {checked ? <Outcome checked={checked} ref={outcome} /> : null}
      <Text size="meta" tone="soft">
        {check.limits}
      </Text>
    </Dialog>
  );
}

/** A value in full; a hash in groups of eight. */
function Value({ label, value, isHash = false }: { label: string; value: string; isHash?: boolean }) {
  return (
    <div>
      <dt className={name}>{label}</dt>
      <dd className={code}>{isHash ? <Hash value={value} /> : value}</dd>
    </div>
  );
}

function Outcome({ checked, ref }: { checked: CheckedPlay | 'impossible'; ref: React.Ref<HTMLDivElement> }) {
  const { check } = useGameDialogTexts();
  if (checked === 'impossible') return <Alert tone="warning" title={check.impossible} tabIndex={-1} ref={ref} />;
  const passed = checked.commit.matches && checked.roll.matches;
  return (
    <Alert tone={passed ? 'success' : 'error'} title={passed ? check.passed : check.failed} tabIndex={-1} ref={ref}>
      <div className={checks}>
        <p>
          {checked.commit.matches ? check.commitPassed : check.commitFailed}{' '}
          <span className={code}>
            {check.computed} <Hash value={checked.commit.computed} />
          </span>
        </p>
        <p>
          {checked.roll.matches ? check.rollPassed : check.rollFailed}{' '}
          <span className={code}>
            {check.computed} {checked.roll.computed}
          </span>
        </p>
      </div>
    </Alert>
  );
}
