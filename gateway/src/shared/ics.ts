/** Something in a calendar (RFC 5545). */
export interface CalendarEvent {
  /** The same for the same thing at any time, so that a calendar that has it moves it. */
  uid: string;
  /** Rises with each change of it. */
  sequence: number;
  writtenAt: Temporal.Instant;
  start: Temporal.Instant;
  end: Temporal.Instant;
  title: string;
  place: string;
  text: string;
  url: string;
}

/** Most octets of a line; what follows stands on the next one, after a space. */
const longest = 75;
const encoder = new TextEncoder();

/** A text as a value: what ends it or its line is escaped, so that no name brings lines of its own. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    // eslint-disable-next-line no-control-regex -- None of them may be in a calendar.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A line in pieces that are short enough, cut between characters. */
function folded(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > longest) {
      pieces.push('');
      // The space that begins it counts as well.
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}

/** `20260806T230000Z`. */
const stamp = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '');

/** A calendar file with one event. */
export const calendarOf = (event: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larder//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(event.writtenAt)}`,
    `DTSTART:${stamp(event.start)}`,
    `DTEND:${stamp(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url.replace(/\s/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
