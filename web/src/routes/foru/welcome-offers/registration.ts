/** A new account, as the address of its welcome tells it (S-32). */
export interface Registration {
  eventName: string;
  eventDateTime: string;
  eventCorrelationId: string;
  externalOfferId: string;
  offerId: string | null;
  division: string;
  storeId: string;
}

/** What the address gives; null if it lacks anything but the offer's own id, or isn't of a new account. */
export function registrationOf(search: string): Registration | null {
  const query = new URLSearchParams(search);
  const of = (name: string) => query.get(name) || null;
  const [eventName, eventDateTime, eventCorrelationId] = ['eventName', 'eventDateTime', 'eventCorrelationId'].map(of);
  const [externalOfferId, division, storeId] = ['externalOfferId', 'division', 'storeId'].map(of);
  if (!isNewMember(search) || !eventName || !eventDateTime || Number.isNaN(Date.parse(eventDateTime))) return null;
  if (!eventCorrelationId || !externalOfferId || !division || !storeId) return null;
  const at = new Date(eventDateTime).toISOString();
  const where = { externalOfferId, offerId: of('offerId'), division, storeId };
  return { eventName, eventDateTime: at, eventCorrelationId, ...where };
}

/** Does the address say that the shopper has just joined? */
export const isNewMember = (search: string): boolean =>
  new URLSearchParams(search).get('eventName') === 'new_registration';
