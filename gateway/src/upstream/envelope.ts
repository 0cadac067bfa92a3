import type { ErrorEnvelope } from '../generated/rest.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | null =>
  (typeof value === 'object' && value !== null ? value : null) as Fields;

/** Entries that say something; one without a code takes that of the status. */
function entriesOf(value: unknown): ErrorEnvelope['errors'] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const fields = fieldsOf(entry);
    if (typeof fields?.['message'] !== 'string') return [];
    return [{ code: '', ...fields } as ErrorEnvelope['errors'][number]];
  });
}

/**
 * The error envelope of an answer (N-76), of which either list may be missing (G-100 to G-103); the ZIP look-up has one
 * of its own. null when the answer is none of these.
 */
export function envelopeOf(body: unknown, correlationId: string): ErrorEnvelope | null {
  const fields = fieldsOf(body);
  const { errors, serviceErrors } = fields ?? {};
  if (Array.isArray(errors) || Array.isArray(serviceErrors))
    return { errors: entriesOf(errors), serviceErrors: entriesOf(serviceErrors), correlationId };
  const geoErrors = fieldsOf(fields?.['geo'])?.['errors'];
  return Array.isArray(geoErrors) ? { errors: entriesOf(geoErrors), serviceErrors: [], correlationId } : null;
}
