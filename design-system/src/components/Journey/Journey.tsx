import type { ReactNode } from 'react';
import { cx } from '../../support/cx.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Journey.css.ts';

export interface JourneyStep {
  key: string;
  title: string;
  /** When, or what was chosen: "Thu, by 4 PM". */
  note?: ReactNode;
  /** At the end of the row, where a step can be gone back to: "Change". Drawn in `sections` only. */
  action?: ReactNode;
  /** What is to be done now. Drawn in `sections`, of the current step only. */
  children?: ReactNode;
}

export interface JourneyProps {
  /** What is under way: "Progress of your order". */
  label: string;
  /** The steps, in order. */
  steps: readonly JourneyStep[];
  /** Key of the step that one is at; none when all are done. */
  current?: string | undefined;
  /** Said of a step that is behind: "Done". */
  doneLabel: string;
  /** Points on a line that things pass by themselves, or sections that one works through. */
  kind?: 'points' | 'sections' | undefined;
  /** Level of the titles in `sections`. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

type State = 'done' | 'now' | 'next';

/** The steps of a journey: what is behind, where one is, what is to come. */
export function Journey({ label, steps, current, doneLabel, kind = 'points', headingLevel = 2 }: JourneyProps) {
  const at = current === undefined ? steps.length : steps.findIndex(({ key }) => key === current);
  const stateOf = (index: number): State => (index < at ? 'done' : index === at ? 'now' : 'next');
  const Row = kind === 'points' ? Point : Section;
  return (
    <div className={styles.place}>
      <ol aria-label={label} className={styles.journey[kind]}>
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

interface RowProps {
  step: JourneyStep;
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
      {step.action && <div>{step.action}</div>}
      {state === 'now' && step.children && <div className={styles.body}>{step.children}</div>}
    </li>
  );
}
