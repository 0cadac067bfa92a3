/** Where the browser is, or why that could not be had. */
export type NearMe = { place: string } | { failure: 'denied' | 'unavailable' | 'slow' };

/** Two decimals are within half a mile: enough to find a store, too little to find a home. */
const rounded = (degrees: number): string => String(Math.round(degrees * 100) / 100);

/** By the codes of GeolocationPositionError. */
const failures: Readonly<Record<number, 'denied' | 'slow'>> = { 1: 'denied', 3: 'slow' };

/** Asks the browser where it is. Only the rounded location leaves this function: `37.77,-122.42`. */
export const nearMe = (geolocation: Pick<Geolocation, 'getCurrentPosition'>): Promise<NearMe> =>
  new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ place: `${rounded(latitude)},${rounded(longitude)}` }),
      ({ code }) => resolve({ failure: failures[code] ?? 'unavailable' }),
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 },
    );
  });
