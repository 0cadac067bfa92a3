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

/** A command for a shell of the POSIX family, quoted so that nothing in it is expanded. */
export function asCurl(operation: EditedOperation, origin: string): string {
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `curl ${quoted(`${origin}/graphql`)}`,
    `  --header 'content-type: application/json'`,
    `  --data ${quoted(JSON.stringify(bodyOf(operation)))}`,
  ].join(' \\\n');
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
