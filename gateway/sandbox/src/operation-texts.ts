import type { Sender } from './acting-as.ts';

/** What the editor holds: one operation with its variables, both as text. */
export interface EditedOperation {
  query: string;
  /** JSON, or empty. */
  variables: string;
}

/** Longest shared operation that is read back, in characters of the address. */
const longestHash = 60_000;
const prefix = '#operation=';

/** The body that the gateway takes; variables that are not JSON yet are left out. */
function bodyOf({ query, variables }: EditedOperation): { query: string; variables?: unknown } {
  try {
    return variables.trim() === '' ? { query } : { query, variables: JSON.parse(variables) as unknown };
  } catch {
    return { query };
  }
}

/** Quoted for a shell of the POSIX family, so that nothing in it is expanded. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const curl = (origin: string, options: readonly string[], body: unknown): string =>
  [
    `curl ${quoted(`${origin}/graphql`)}`,
    ...options.map((option) => `  ${option}`),
    `  --header 'content-type: application/json'`,
    `  --data ${quoted(JSON.stringify(body))}`,
  ].join(' \\\n');

const signIn = `mutation ActAs($key: ID!) {
  signInAsDemoShopper(input: { key: $key }) { userErrors { message } }
}`;
const jar = 'larder-cookies.txt';
const elsewhere = `# You signed in outside of the sandbox: put your session's cookies into --cookie, or act as a demo shopper.`;

/** Commands that send the operation as whoever acts in the sandbox: no script can read a session, so a demo shopper signs in first. */
export function asCurl(operation: EditedOperation, origin: string, sender: Sender): string {
  const body = bodyOf(operation);
  if (sender.kind === 'guest') return curl(origin, [], body);
  if (sender.kind === 'somebody') return `${elsewhere}\n${curl(origin, [`--cookie 'larder_session=…'`], body)}`;
  const first = curl(origin, ['--silent', '--output /dev/null', `--cookie-jar ${jar}`], {
    query: signIn,
    variables: { key: sender.key },
  });
  return `${first} &&\n${curl(origin, [`--cookie ${jar}`], body)}`;
}

/** A call to paste into a script or the browser's console. */
export function asFetch(operation: EditedOperation, origin: string): string {
  const { query, variables } = bodyOf(operation);
  const template = `\`\n${query.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`)}\n\``;
  const indented =
    variables === undefined ? '' : `,\n    variables: ${JSON.stringify(variables, null, 2).replaceAll('\n', '\n    ')}`;
  return `const response = await fetch(${JSON.stringify(`${origin}/graphql`)}, {
  method: 'POST',
  credentials: 'include',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: ${template}${indented},
  }),
});
const { data, errors } = await response.json();
`;
}

/** The fragment of an address that carries the operation; servers never see a fragment, so no log does. */
export function asHash({ query, variables }: EditedOperation): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ query, variables }));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The operation in a shared address; null when there is none, or none that can be read. */
export function fromHash(hash: string): EditedOperation | null {
  if (!hash.startsWith(prefix) || hash.length > longestHash) return null;
  try {
    const base64 = hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
    const read = JSON.parse(new TextDecoder().decode(bytes)) as Partial<EditedOperation> | null;
    if (typeof read?.query !== 'string' || typeof read.variables !== 'string') return null;
    return { query: read.query, variables: read.variables };
  } catch {
    return null;
  }
}
