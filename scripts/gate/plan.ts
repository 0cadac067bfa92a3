import type { Stage } from './run.ts';
import { keyOf, type Step } from './step.ts';
import type { Times } from './times.ts';
import { some, timeWords } from './words.ts';

/** The plan of a run: its steps in their order, and how long each took the last time. */
export function planText(stages: readonly Stage[], times: Times): string {
  const steps = stages.flat(2);
  const { seconds, isWhole } = expected(stages, times);
  const total = isWhole ? `about ${timeWords(seconds)}` : `${timeWords(seconds)} and what is unknown`;
  return [
    `Plan: ${some(steps.length, 'step')}, ${seconds === 0 && !isWhole ? 'time unknown' : total}`,
    ...steps.map((step) => lineOf(step, times)),
    '',
  ].join('\n');
}

/** Seconds that a run takes: lanes run side by side, stages one after the other. A step that has never run counts nothing. */
export function expected(stages: readonly Stage[], { seconds }: Times): { seconds: number; isWhole: boolean } {
  const ofLane = (lane: readonly Step[]) => lane.reduce((sum, step) => sum + (seconds[keyOf(step)] ?? 0), 0);
  return {
    seconds: stages.reduce((sum, lanes) => sum + Math.max(0, ...lanes.map(ofLane)), 0),
    isWhole: stages.flat(2).every((step) => seconds[keyOf(step)] !== undefined),
  };
}

function lineOf(step: Step, { seconds, tests }: Times): string {
  const [took, had] = [seconds[keyOf(step)], tests[keyOf(step)]];
  const ofTests = had === undefined ? '' : `, ${some(had, 'test')}`;
  return `  ${step.name.padEnd(50)} ${took === undefined ? 'unknown' : `${timeWords(took)}${ofTests}`}`;
}
