import type { DriverContact, Journey, MapPoint } from '../../../generated/resolvers.ts';
import { inZone, timeOf } from '../../../shared/date-strings.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** A place on earth, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

/** Where a driver is, as the service tells it. */
export interface JourneyFacts {
  driverName: string | null;
  driverPhone: string | null;
  seenAt: string;
  arrivesAt: string;
  van: Place;
  gone: readonly Place[];
  /** The last is the shopper's door. */
  ahead: readonly Place[];
}

/** What the edges of the map keep free, in thousandths: the pin stands above its place, and the van beside it. */
const edge = { start: 110, end: 160, top: 330, bottom: 230 };
const whole = 1000;

/** `4:25 PM`: to the nearest five minutes, since nobody knows it better. */
export function aboutTime(arrivesAt: string, timeZone: string, language: Language): string {
  const five = 5 * 60_000;
  const near = Temporal.Instant.fromEpochMilliseconds(
    Math.round(Temporal.Instant.from(arrivesAt).epochMilliseconds / five) * five,
  );
  return timeOf(inZone(near, timeZone), language);
}

/** Where a driver is, in words and on a map without a scale: what lies between store and door fills it. */
export function journeyOf(facts: JourneyFacts, timeZone: string, language: Language): Journey {
  const { driverName, driverPhone, van, gone, ahead } = facts;
  const words = texts[language].journey;
  const place = mapOf([...gone, van, ...ahead]);
  const stops = ahead.length - 1;
  const who = driverName ?? words.driver;
  return {
    text: stops <= 0 ? words.next(who) : words.away(who, words.counts[stops] ?? String(stops), stops),
    seenText: words.seen(timeOf(inZone(facts.seenAt, timeZone), language)),
    mapText: words.map(
      who,
      stops <= 0 ? words.nowhere : words.stops(words.counts[stops] ?? String(stops), stops),
      aboutTime(facts.arrivesAt, timeZone, language),
    ),
    contact: driverPhone === null ? null : contactOf(driverPhone, who, words),
    van: place(van),
    gone: gone.map(place),
    ahead: ahead.map(place),
  };
}

/** How a driver is reached: by a message, or a call. */
const contactOf = (
  phone: string,
  who: string,
  words: { message: (who: string) => string; call: (who: string) => string },
): DriverContact => ({
  messageText: words.message(who),
  messagePath: `sms:+1${phone}`,
  callText: words.call(who),
  callPath: `tel:+1${phone}`,
});

/** Where places stand on a map that shows all of them, north above. */
function mapOf(places: readonly Place[]): (place: Place) => MapPoint {
  const across = range(places.map(({ longitude }) => longitude));
  const up = range(places.map(({ latitude }) => latitude));
  const width = whole - edge.start - edge.end;
  const height = whole - edge.top - edge.bottom;
  return ({ latitude, longitude }) => ({
    x: Math.round(edge.start + across(longitude) * width),
    y: Math.round(edge.top + (1 - up(latitude)) * height),
  });
}

/** From 0 to 1 between the least and the most; the middle if all are the same. */
function range(values: readonly number[]): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most === least ? 0.5 : (value - least) / (most - least));
}
