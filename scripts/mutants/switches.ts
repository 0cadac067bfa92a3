import type { Mutant } from './mutant.ts';

interface Host {
  span: Mutant['host'];
  /** Each with the number it is switched on by. */
  mutants: { id: number; mutant: Mutant }[];
}

/**
 * The source with all its mutants compiled in, each switched on by its number: `__mutant(7) ? mutated : original`.
 * Numbers begin with `first`, in the order of the list.
 */
export function withSwitches(source: string, mutants: readonly Mutant[], first: number): string {
  const hosts = new Map<string, Host>();
  for (const [index, mutant] of mutants.entries()) {
    const { kind, start, end } = mutant.host;
    const key = `${start} ${end} ${kind}`;
    const host = hosts.get(key) ?? { span: mutant.host, mutants: [] };
    host.mutants.push({ id: first + index, mutant });
    hosts.set(key, host);
  }
  const ordered = [...hosts.values()].sort(
    (one, other) =>
      one.span.start - other.span.start ||
      other.span.end - one.span.end ||
      Number(one.span.kind === 'expression') - Number(other.span.kind === 'expression'),
  );
  return rendered(source, ordered, 0, source.length);
}

/** The text of a range; the hosts in it come in the order of the source, an outer one before those in it. */
function rendered(source: string, hosts: readonly Host[], start: number, end: number): string {
  let text = '';
  let at = start;
  for (let index = 0; index < hosts.length;) {
    const host = hosts[index] as Host;
    let next = index + 1;
    while (next < hosts.length && (hosts[next] as Host).span.start < host.span.end) next += 1;
    text += source.slice(at, host.span.start) + switched(source, host, hosts.slice(index + 1, next));
    at = host.span.end;
    index = next;
  }
  return text + source.slice(at, end);
}

function switched(source: string, { span, mutants }: Host, inner: readonly Host[]): string {
  const original = rendered(source, inner, span.start, span.end);
  // Braces around it all: an `else` that follows belongs to the statement outside.
  if (span.kind === 'statement')
    return `{ ${mutants.map(({ id }) => `if (!__mutant(${id})) `).join('')}{ ${original} } }`;
  const changed = mutants.map(({ id, mutant: { start, end, replacement } }) => {
    const code = source.slice(span.start, start) + replacement + source.slice(end, span.end);
    return `__mutant(${id}) ? (${code}) : `;
  });
  return `(${changed.join('')}(${original}))`;
}
