import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { actAs, findSender } from './acting-as.ts';
import { ask } from './ask.ts';

interface Shopper {
  key: string;
  title: string;
  description: string;
}
interface Viewer {
  firstName: string | null;
  userType: string;
}

const nobody = '';
/** Signed in before the sandbox was opened, as whoever it was. */
const somebody = 'signed-in-before';
const start = '{ demoShoppers { key title description } viewer { firstName userType } }';
const signIn = `mutation ActAs($key: ID!) {
  signInAsDemoShopper(input: { key: $key }) { viewer { firstName userType } userErrors { message } }
}`;
const signOut = 'mutation ActAsGuest { signOut(input: {}) { viewer { firstName userType } } }';

/** Chooses who sends the operations: a guest, or one of the demo shoppers. */
export function ActAs() {
  const id = useId();
  const [shoppers, setShoppers] = useState<Shopper[]>([]);
  const [chosen, setChosen] = useState(nobody);
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState('');

  useEffect(() => {
    ask<{ demoShoppers: Shopper[]; viewer: Viewer }>(start).then(
      ({ demoShoppers, viewer }) => {
        setShoppers(demoShoppers);
        setStatus(actingAs(viewer));
        const sender = findSender(viewer.firstName);
        if (sender.kind !== 'guest') setChosen(sender.kind === 'demo' ? sender.key : somebody);
      },
      (error: Error) => setStatus(error.message),
    );
  }, []);

  async function change({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
    setBusy(true);
    try {
      const viewer = await become(value);
      const { firstName } = viewer;
      actAs(firstName === null ? null : { key: value, firstName });
      setStatus(actingAs(viewer));
      setChosen(value);
    } catch (error) {
      setStatus((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="choice">
      <label htmlFor={id}>Act as</label>
      <select id={id} value={chosen} disabled={busy} onChange={(event) => void change(event)}>
        {chosen === somebody && <option value={somebody}>Signed in already</option>}
        <option value={nobody}>Guest, not signed in</option>
        {shoppers.map(({ key, title, description }) => (
          <option key={key} value={key} title={description}>
            {title}
          </option>
        ))}
      </select>
      <output>{status}</output>
    </div>
  );
}

async function become(key: string): Promise<Viewer> {
  if (key === nobody) return (await ask<{ signOut: { viewer: Viewer } }>(signOut)).signOut.viewer;
  const { signInAsDemoShopper } = await ask<{
    signInAsDemoShopper: { viewer: Viewer | null; userErrors: { message: string }[] };
  }>(signIn, { key });
  if (!signInAsDemoShopper.viewer) throw new Error(signInAsDemoShopper.userErrors[0]?.message ?? 'Not signed in.');
  return signInAsDemoShopper.viewer;
}

const actingAs = ({ firstName, userType }: Viewer) =>
  firstName === null ? 'Acting as a guest' : `Acting as ${firstName}, ${userType.toLowerCase()}`;
