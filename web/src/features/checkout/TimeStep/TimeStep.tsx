import { Note } from '@larder/design-system/Note';
import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { type FormEvent, useState } from 'react';
import type { Channel } from '../../../graphql/schema-types.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { problemsOf } from '../steps.ts';
import { stepForm, type StepProps } from '../step-props.ts';
import { TimePicker } from '../../../ui/TimePicker/TimePicker.tsx';
import { StepAlert } from '../StepAlert/StepAlert.tsx';
import * as styles from './TimeStep.css.ts';

type Way = Extract<Channel, 'PICKUP' | 'DELIVERY' | 'IN_STORE'>;
const icons = { PICKUP: 'store', DELIVERY: 'truck', IN_STORE: 'shopping-basket' } as const;
const isWay = (channel: Channel): channel is Way => channel in icons;

interface TimeStepProps extends StepProps {
  /** Id of the chosen time; empty if none can be had. */
  value: string;
  /** Chooses a time; undefined leaves it to what can be had. */
  onChoose: (slotId: string | undefined) => void;
}

/** How and when (N-59): the way, the days with their times, and what is held; in the store there is no time to keep (S-2). */
export function TimeStep({ checkout, change, onDone, value, onChoose }: TimeStepProps) {
  const { time } = useCheckoutTexts();
  const [problem, setProblem] = useState<string | null>(null);
  const [channel, setChannel] = useState(checkout.channel);
  const { days, slot } = checkout;
  const isInStore = checkout.channel === 'IN_STORE';
  const ways = checkout.channels.filter(isWay);
  const way = isWay(channel) ? channel : 'PICKUP';
  const ended = problemsOf(checkout, 'TIME').find(({ code }) => code !== 'SLOT_NEEDED');
  const shown = problem ?? ended?.message ?? null;

  const takeWay = async (next: Way) => {
    setChannel(next);
    setProblem(null);
    const kept = await change.keep({ channel: next });
    if (kept.kind === 'kept') return onChoose(undefined);
    setChannel(checkout.channel);
    if (kept.kind === 'refused') setProblem(kept.message);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isBusy) return;
    if (isInStore) return onDone(null);
    if (value === '') return setProblem(time.missing);
    setProblem(null);
    // What is held already is only gone on from: holding it anew would not make it last longer.
    const kept = value === slot?.id ? ({ kind: 'kept', checkout: null } as const) : await change.hold(value);
    if (kept.kind === 'kept') onDone(kept.checkout);
    else if (kept.kind === 'refused') setProblem(kept.message);
  };

  return (
    <form id={stepForm} method="dialog" noValidate onSubmit={(event) => void submit(event)} className={styles.step}>
      {shown && <StepAlert attempt={shown}>{shown}</StepAlert>}
      {ways.length > 1 && (
        <SegmentedControl
          legend={time.way}
          segments={ways.map((one) => ({ value: one, label: time.channel[one], icon: icons[one] }))}
          value={way}
          onChange={(next) => void takeWay(next)}
        />
      )}
      {checkout.timeNotes.map((note) => (
        <Note key={note} icon="clock">
          {note}
        </Note>
      ))}
      {isInStore ? (
        <Note icon="shopping-basket">{time.inStore.text}</Note>
      ) : (
        <TimePicker
          key={checkout.channel}
          channel={checkout.channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP'}
          days={days}
          value={value}
          onChange={(id) => {
            onChoose(id);
            setProblem(null);
          }}
          isBusy={change.isBusy}
        />
      )}
    </form>
  );
}
