import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import { Note } from '@larder/design-system/Note';
import { SlotPicker } from '@larder/design-system/SlotPicker';
import { useState } from 'react';
import { useCheckoutTexts } from '../../messages/checkout.ts';
import { type Day, daysShown, firstShown, slotDays } from './slot-days.ts';
import * as styles from './TimePicker.css.ts';

interface TimePickerProps {
  channel: 'PICKUP' | 'DELIVERY';
  days: readonly Day[];
  /** Id of the chosen time; empty while none is chosen. */
  value: string;
  onChange: (slotId: string) => void;
  isBusy?: boolean;
}

/** When an order is picked up or delivered (N-59): five days with their times, and the ones before and after. */
export function TimePicker({ channel, days, value, onChange, isBusy = false }: TimePickerProps) {
  const texts = useCheckoutTexts();
  const { time } = texts;
  const [from, setFrom] = useState(() => firstShown(days, value));
  const start = from < days.length ? from : 0;
  return (
    <div className={styles.times}>
      {days.length === 0 ? (
        <Note icon="calendar">
          <b>{time.none}.</b> {time.noneText}
        </Note>
      ) : (
        <div className={styles.days} aria-busy={isBusy || undefined}>
          <SlotPicker
            key={start}
            label={time.label[channel]}
            dayLabel={time.day}
            emptyLabel={time.noTimes}
            days={slotDays(days.slice(start, start + daysShown), texts)}
            value={value}
            onChange={onChange}
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
                disabled={start + daysShown >= days.length}
                onClick={() => setFrom(start + daysShown)}
              >
                {time.later}
                <Icon name="chevron-right" />
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
    </div>
  );
}
