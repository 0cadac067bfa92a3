import { Button } from '@larder/design-system/Button';
import { Note } from '@larder/design-system/Note';
import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { SlotPicker } from '@larder/design-system/SlotPicker';
import { type FormEvent, useState } from 'react';
import type { Channel } from '../../../graphql/schema-types.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { problemsOf } from '../steps.ts';
import type { StepProps } from '../step-props.ts';
import { StepAlert } from '../StepAlert/StepAlert.tsx';
import { StepFoot } from '../StepFoot/StepFoot.tsx';
import * as styles from './TimeStep.css.ts';
import { chosenSlot, daysShown, firstShown, slotDays } from './slot-days.ts';

type Way = Extract<Channel, 'PICKUP' | 'DELIVERY'>;
const icons = { PICKUP: 'store', DELIVERY: 'truck' } as const;
const isWay = (channel: Channel): channel is Way => channel in icons;

/** How and when (N-59): the way, the days with their times, and what is held. */
export function TimeStep({ checkout, change, onDone }: StepProps) {
  const texts = useCheckoutTexts();
  const { time } = texts;
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const [channel, setChannel] = useState(checkout.channel);
  const { days, slot } = checkout;
  // A time that can no longer be had isn't chosen any more.
  const isOffered = (id: string) => days.some(({ slots }) => slots.some((one) => one.id === id && one.isOffered));
  const value = wanted !== undefined && isOffered(wanted) ? wanted : (slot?.id ?? '');
  const [from, setFrom] = useState(() => firstShown(days, value));
  const start = from < days.length ? from : 0;
  const ways = checkout.channels.filter(isWay);
  const way = isWay(channel) ? channel : 'PICKUP';
  const ended = problemsOf(checkout, 'TIME').find(({ code }) => code !== 'SLOT_NEEDED');
  const shown = problem ?? ended?.message ?? null;

  const takeWay = async (next: Way) => {
    setChannel(next);
    setProblem(null);
    const kept = await change.keep({ channel: next });
    if (kept.kind === 'kept') {
      setWanted(undefined);
      setFrom(0);
      return;
    }
    setChannel(checkout.channel);
    if (kept.kind === 'refused') setProblem(kept.message);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (change.isBusy) return;
    if (value === '') return setProblem(time.missing);
    setProblem(null);
    // What is held already is only gone on from: holding it anew would not make it last longer.
    const kept = value === slot?.id ? ({ kind: 'kept' } as const) : await change.hold(value);
    if (kept.kind === 'kept') onDone();
    else if (kept.kind === 'refused') setProblem(kept.message);
  };

  const chosen = chosenSlot(days, value, texts);
  const isHeld = slot !== null && slot.id === value;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className={styles.step}>
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
      {days.length === 0 ? (
        <Note icon="calendar">
          <b>{time.none}.</b> {time.noneText}
        </Note>
      ) : (
        <div className={styles.days} aria-busy={change.isBusy || undefined}>
          <SlotPicker
            key={`${checkout.channel}.${start}`}
            label={time.label[isWay(checkout.channel) ? checkout.channel : 'PICKUP']}
            dayLabel={time.day}
            emptyLabel={time.noTimes}
            days={slotDays(days.slice(start, start + daysShown), texts)}
            value={value}
            onChange={(id) => {
              setWanted(id);
              setProblem(null);
            }}
          />
          {days.length > daysShown && (
            <div className={styles.turn}>
              <Button
                tone="plain"
                size="small"
                icon="chevron-left"
                disabled={start === 0}
                onClick={() => setFrom(start - daysShown)}
              >
                {time.earlier}
              </Button>
              <Button
                tone="plain"
                size="small"
                icon="chevron-right"
                disabled={start + daysShown >= days.length}
                onClick={() => setFrom(start + daysShown)}
              >
                {time.later}
              </Button>
            </div>
          )}
        </div>
      )}
      {days.some(({ slots }) => slots.some(({ isGreen }) => isGreen)) && (
        <Note icon="leaf">
          <b className={styles.strong}>{time.greenTitle}</b> {time.greenText}
        </Note>
      )}
      <StepFoot
        title={chosen?.text ?? time.choose}
        text={chosen ? (isHeld ? slot.noteText : time.notHeldYet(chosen.fee)) : time.chooseText}
        label={time.use}
        isBusy={change.isBusy}
        busyLabel={time.holding}
      />
    </form>
  );
}
