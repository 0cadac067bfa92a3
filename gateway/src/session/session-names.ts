import { identityCookies } from './cookie-names.ts';

const form = /^(larder_session|larder_refresh)(?:\.(\d{13}-[\da-f]{8}))?$/;

/** Does the cookie belong to one session, and not to the browser? */
export const isOfSession = (name: string): boolean =>
  name === identityCookies.session || name === identityCookies.refresh;

/**
 * The names under which a browser keeps the cookies of its session: each session has names of its own, by the moment it
 * was opened. An answer to an older one, however late, so neither overwrites nor clears what a newer one has set.
 */
interface SessionNames {
  /** The name that the cookie of the current session has in the browser. */
  of(name: string): string;
  /** All names under which the browser has sent this cookie, of the current session and of older ones. */
  sent(name: string): readonly string[];
  /** From now on there is a new session. @param id a UUID, so that two of the same moment have different names */
  open(now: Temporal.Instant, id: string): void;
}

/** @param raw the cookies that came; those of the newest session get their plain names, older ones are dropped */
export function sessionNames(raw: Map<string, string | undefined>): SessionNames {
  const sent = [...raw.keys()].flatMap((full) => {
    const [, name, opened = ''] = form.exec(full) ?? [];
    return name === undefined ? [] : [{ full, name, opened, value: raw.get(full) }];
  });
  let current = sent.reduce((newest, { opened }) => (opened > newest ? opened : newest), '');
  for (const { full } of sent) raw.delete(full);
  for (const { name, opened, value } of sent) if (opened === current) raw.set(name, value);
  return {
    of: (name) => (current === '' ? name : `${name}.${current}`),
    sent: (name) => sent.filter((cookie) => cookie.name === name).map(({ full }) => full),
    open(now, id) {
      // A clock that was set back must not make the newer session the older one.
      const at = Math.max(now.epochMilliseconds, Number(current.slice(0, 13)) + 1);
      current = `${String(at).padStart(13, '0')}-${id.slice(0, 8)}`;
    },
  };
}
