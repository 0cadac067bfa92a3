import type { PartsOf } from '../../notices/index.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A week before a run, for the mail and the text that its household asked for (N-65): what the inbox says, in short. */
export function reminderMail({ date, items, cents, changes }: PartsOf<'RUN_AHEAD'>): { subject: string; body: string } {
  const when = day.format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds);
  const risen = changes.filter(({ needsTap }) => needsTap);
  const count = items === 1 ? '1 item' : `${items} items`;
  return {
    subject: `Schedule & Save: your order for ${when}`,
    body: [
      `${count}, ${dollars.format(cents / 100)} before savings.`,
      ...risen.map(({ name, percent }) => `${name} costs ${percent}% more and is skipped unless you accept.`),
      'See or change it under Schedule & Save.',
    ].join(' '),
  };
}
