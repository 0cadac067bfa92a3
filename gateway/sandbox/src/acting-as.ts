/** Who sends the operations: a guest, a demo shopper that the sandbox signed in, or somebody who signed in elsewhere. */
export type Sender = { kind: 'guest' } | { kind: 'demo'; key: string } | { kind: 'somebody' };

/** A demo shopper that was signed in here, as the gateway named them. */
interface Noted {
  key: string;
  firstName: string;
}

const name = 'larder-sandbox-acting-as';
let now: Sender = { kind: 'guest' };

/** Who sends what is sent now. */
export const sender = (): Sender => now;

/** Notes whom the sandbox has signed in, for other tabs and later visits; null for a guest. */
export function actAs(noted: Noted | null): Sender {
  if (noted === null) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify(noted));
  return (now = noted === null ? { kind: 'guest' } : { kind: 'demo', key: noted.key });
}

/** Finds out who is signed in already. @param firstName of the viewer; null for a guest */
export function findSender(firstName: string | null): Sender {
  if (firstName === null) return (now = { kind: 'guest' });
  const noted = readNoted();
  return (now = noted?.firstName === firstName ? { kind: 'demo', key: noted.key } : { kind: 'somebody' });
}

function readNoted(): Noted | null {
  try {
    const { key, firstName } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Noted>;
    return typeof key === 'string' && typeof firstName === 'string' ? { key, firstName } : null;
  } catch {
    return null;
  }
}
