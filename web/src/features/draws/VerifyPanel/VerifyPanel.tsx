import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useEffect, useId, useRef } from 'react';
import { useDrawCheckTexts } from '../../../messages/play/draw-check.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { CheckName } from '../check-draw.ts';
import { CheckRow } from './CheckRow.tsx';
import type { VerifyState } from './verify-state.ts';
import { checks, links, panel, title } from './VerifyPanel.css.ts';

export interface VerifyPanelProps {
  state: VerifyState;
  /** The checks in order, before they run. */
  names: readonly CheckName[];
  onVerify: () => void;
  /** Changes one entry in this browser's copy and checks again. */
  onTamper: () => void;
  onStop: () => void;
  onSave: () => void;
}

/** "Don't take our word for it": replays the draw in this browser. It can pass, and it can be made to fail (N-30, T-56). */
export function VerifyPanel({ state, names, onVerify, onTamper, onStop, onSave }: VerifyPanelProps) {
  const verify = useDrawCheckTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const report = state.kind === 'done' ? state.report : null;
  const stopped = state.kind === 'stopped';
  useEffect(() => {
    if (report || stopped) heading.current?.focus();
  }, [report, stopped]);
  const failing = report?.checks.filter(({ matches }) => !matches).length ?? 0;
  const result = report ? (failing === 0 ? 'ok' : 'bad') : 'none';
  const running = state.kind === 'loading' || state.kind === 'running';
  const tampered = state.kind === 'done' && state.tampered;
  const changed = report?.changedEntries.join(', ') ?? '';

  return (
    <section className={panel({ result })} aria-labelledby={headingId}>
      <div className={title({ result })}>
        {result === 'ok' ? <Icon name="badge-check" size={32} /> : null}
        {result === 'bad' ? <Icon name="triangle-alert" size={32} /> : null}
        <Heading
          level={2}
          size="title"
          id={headingId}
          ref={heading}
          tabIndex={-1}
          {...(result === 'none' ? {} : { tone: result === 'ok' ? 'success' : 'error' })}
        >
          {stopped
            ? verify.stopped
            : result === 'none'
              ? verify.panelTitle
              : result === 'ok'
                ? verify.allMatch
                : verify.mismatches(failing)}
        </Heading>
      </div>
      <Text tone="soft">
        {report
          ? failing === 0
            ? verify.passedIn(report.checks.length, state.kind === 'done' ? state.seconds : 0)
            : tampered
              ? verify.youChanged(changed)
              : verify.notGenuine(changed)
          : stopped
            ? verify.stoppedLead
            : verify.panelLead}
      </Text>
      {state.kind === 'failed' ? (
        <Alert tone="error" size="small" title={verify.couldNotVerify}>
          {verify.reasons[state.reason]}
        </Alert>
      ) : null}
      <ol className={checks}>
        {names.map((name, index) => (
          <CheckRow
            key={name}
            number={index + 1}
            name={name}
            check={report?.checks.find((made) => made.name === name)}
          />
        ))}
      </ol>
      {state.kind === 'loading' ? <ProgressBar label={verify.steps.load} value={0} max={1} valueText="" /> : null}
      {state.kind === 'running' ? (
        <ProgressBar
          label={verify.steps[state.step]}
          value={state.done}
          max={state.all}
          valueText={verify.entriesOf(state.done, state.all)}
        />
      ) : null}
      {result === 'ok' ? (
        <Button tone="outline" block onClick={onTamper}>
          {verify.tamper}
        </Button>
      ) : (
        <Button
          tone="primary"
          size="large"
          block
          icon={tampered ? 'refresh-cw' : undefined}
          busy={running}
          busyLabel={verify.running}
          onClick={onVerify}
        >
          {tampered ? verify.putBack : verify.run}
        </Button>
      )}
      {running ? (
        <Button tone="quiet" block onClick={onStop}>
          {verify.stop}
        </Button>
      ) : null}
      <div className={links}>
        {report ? <LinkButton onClick={onSave}>{verify.saveReport}</LinkButton> : null}
        <TextLink href="#without" size="meta" standalone>
          {verify.orWithout}
        </TextLink>
      </div>
    </section>
  );
}
