import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Stepper.css.ts';

export interface StepperStep {
  key: string;
  title: string;
  /** When it is due, or what was chosen: "Thu, by 4 PM". */
  note?: ReactNode;
  /** At the end of the row, to go back to a step: "Change". Only in `sections`. */
  action?: ReactNode;
  /** What to do in this step. In `sections` only, and only for the current step. */
  children?: ReactNode;
}

interface CommonProps {
  /** What is in progress, "Order progress"; with `dashes`, the visible text, "Step 1 of 2". */
  label: string;
  /** The steps, in order. */
  steps: readonly StepperStep[];
  /** Key of the current step; leave it out when all are done. */
  current?: string | undefined;
}

export type StepperProps = CommonProps &
  (
    | {
        /** Points on a line that things pass on their own, sections to work through, or a dash for each step of a short flow. */
        kind?: 'points' | 'sections' | undefined;
        /** Announced before a completed step: "Done". */
        doneLabel: string;
        /** Level of the titles in `sections`. */
        headingLevel?: 2 | 3 | 4 | undefined;
      }
    | { kind: 'dashes'; doneLabel?: never; headingLevel?: never }
  );

type State = 'done' | 'now' | 'next';

/** The steps of a process: which are done, which is current, and which are to come. */
export function Stepper({ label, steps, current, doneLabel = '', kind = 'points', headingLevel = 2 }: StepperProps) {
  const at = current === undefined ? steps.length : steps.findIndex(({ key }) => key === current);
  if (kind === 'dashes') return <Dashes label={label} steps={steps} at={at} />;
  const stateOf = (index: number): State => (index < at ? 'done' : index === at ? 'now' : 'next');
  const Row = kind === 'points' ? Point : Section;
  return (
    <div className={styles.place}>
      <ol aria-label={label} className={styles.list[kind]}>
        {steps.map((step, index) => (
          <Row
            key={step.key}
            step={step}
            number={index + 1}
            state={stateOf(index)}
            doneLabel={doneLabel}
            headingLevel={headingLevel}
          />
        ))}
      </ol>
    </div>
  );
}

function Dashes({ label, steps, at }: Pick<StepperProps, 'label' | 'steps'> & { at: number }) {
  return (
    <div className={styles.dashes}>
      <span>{label}</span>
      <span className={styles.dashRow} aria-hidden="true">
        {steps.map(({ key }, index) => (
          <span key={key} className={styles.dash} data-reached={index <= at || undefined} />
        ))}
      </span>
    </div>
  );
}

interface RowProps {
  step: StepperStep;
  number: number;
  state: State;
  doneLabel: string;
  headingLevel: 2 | 3 | 4;
}

const currentStep = (state: State) => (state === 'now' ? ({ 'aria-current': 'step' } as const) : {});
const Done = ({ state, label }: { state: State; label: string }) =>
  state === 'done' ? <VisuallyHidden>{`${label}: `}</VisuallyHidden> : null;

function Point({ step, state, doneLabel }: RowProps) {
  return (
    <li className={styles.point} data-state={state} {...currentStep(state)}>
      <span className={styles.dot} aria-hidden="true">
        {state === 'done' && <Icon name="check" size={16} />}
      </span>
      <span className={styles.pointTitle}>
        <Done state={state} label={doneLabel} />
        {step.title}
      </span>
      {step.note && <span className={styles.note}>{step.note}</span>}
    </li>
  );
}

function Section({ step, number, state, doneLabel, headingLevel }: RowProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <li className={cx(styles.section, state === 'now' && styles.card)} data-state={state} {...currentStep(state)}>
      <span className={styles.number} aria-hidden="true">
        {state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <div>
        <Title className={styles.sectionTitle}>
          <Done state={state} label={doneLabel} />
          {step.title}
        </Title>
        {step.note && <div className={styles.sectionNote}>{step.note}</div>}
      </div>
      {step.action && <div className={styles.action}>{step.action}</div>}
      {state === 'now' && step.children && <div className={styles.body}>{step.children}</div>}
    </li>
  );
}
