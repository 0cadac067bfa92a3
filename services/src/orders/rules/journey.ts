import { createHash } from 'node:crypto';

/** A place on earth, in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Where the driver of an order is. */
export interface Journey {
  /** First name; null if the fleet doesn't tell. */
  driverName: string | null;
  /** Ten digits by which the driver is reached on the way, not their own; null without one. */
  driverPhone?: string | null;
  seenAt: Temporal.Instant;
  arrivesAt: Temporal.Instant;
  van: Place;
  /** Where the van has been, where it set out first. */
  gone: readonly Place[];
  /** Where it still stops; the last is the shopper's door. */
  ahead: readonly Place[];
}

/** What a demo's drive depends on. */
export interface Drive {
  orderNumber: string;
  leftAt: Temporal.Instant;
  /** When the order is to be handed over. */
  plannedAt: Temporal.Instant;
}

const drivers = ['Rosa', 'Kenji', 'Amara', 'Lukas', 'Priya'];
/** Stops on the way, the last at the door. */
const legs = 3;
/** A driver who is late is here in so many minutes, and has not come to the door. */
const late = { minutes: 5 };
const almost = 0.97;

/** Where a demo's driver is by the clock: the same drive for the same order, a stop after the other, and never past the door. */
export function demoJourney({ orderNumber, leftAt, plannedAt }: Drive, now: Temporal.Instant): Journey {
  const chance = (what: string) => chanceOf(`${orderNumber} ${what}`);
  const route = [...Array(legs + 1).keys()].map((stop) => ({
    latitude: round(37.76 + 0.004 * (chance(`north ${stop}`) - 0.5) + 0.0015 * stop),
    longitude: round(-122.44 + stop * (0.008 + 0.003 * chance(`east ${stop}`))),
  }));
  const whole = Math.max(1, plannedAt.epochMilliseconds - leftAt.epochMilliseconds);
  const share = Math.min(almost, Math.max(0, (now.epochMilliseconds - leftAt.epochMilliseconds) / whole));
  const leg = Math.floor(share * legs);
  const [from, to] = [route[leg]!, route[leg + 1]!];
  const part = share * legs - leg;
  const between = (one: number, other: number) => round(one + (other - one) * part);
  const soon = now.add(late);
  return {
    driverName: drivers[Math.floor(chance('drives') * drivers.length)] ?? null,
    driverPhone: '4155550177',
    seenAt: now,
    arrivesAt: Temporal.Instant.compare(plannedAt, now) > 0 ? plannedAt : soon,
    van: { latitude: between(from.latitude, to.latitude), longitude: between(from.longitude, to.longitude) },
    gone: route.slice(0, leg + 1),
    ahead: route.slice(leg + 1),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A number from 0 up to 1 derived from a text, the same every time. */
const chanceOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
