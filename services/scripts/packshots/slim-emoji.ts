const takes: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;

/** Arguments of one path command; an arc's flags may be glued to what follows (`01.5` is 0, 1, .5). */
function numbers(rest: string, isArc: boolean): number[] {
  const list: number[] = [];
  for (let at = 0; at < rest.length;) {
    if (/[\s,]/.test(rest.charAt(at))) {
      at++;
      continue;
    }
    if (isArc && [3, 4].includes(list.length % 7)) {
      list.push(Number(rest.charAt(at++)));
      continue;
    }
    number.lastIndex = at;
    const found = number.exec(rest);
    if (!found) break;
    list.push(Number(found[0]));
    at = number.lastIndex;
  }
  return list;
}

/** A path with rounded numbers; what rounding loses is carried on, so that relative steps never drift. */
function roundPath(d: string, digits: number): string {
  let lost: [number, number] = [0, 0];
  let startLost: [number, number] = [0, 0];
  let out = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d+[^a-z]*)*)/gi)) {
    const kind = command.toLowerCase();
    const count = takes[kind] ?? 0;
    const relative = command === kind && out !== '';
    const args = numbers(rest, kind === 'a');
    if (kind === 'z') {
      out += command;
      lost = startLost;
      continue;
    }
    const done = args.map(() => 0);
    for (let at = 0; at < args.length; at += count) {
      const next: [number, number] = [...lost];
      for (let each = 0; each < count; each++) {
        const value = args[at + each] ?? 0;
        if (kind === 'a' && each < 5) {
          done[at + each] = each < 2 ? +value.toFixed(Math.max(2, digits)) : value;
          continue;
        }
        const axis = kind === 'v' ? 1 : kind === 'h' ? 0 : kind === 'a' ? each - 5 : each % 2;
        const wish = value + (relative ? (lost[axis] ?? 0) : 0);
        done[at + each] = +wish.toFixed(digits);
        if (each >= count - 2) next[axis] = wish - (done[at + each] ?? 0);
      }
      lost = next;
      if (kind === 'm' && at === 0) startLost = lost;
    }
    out +=
      command +
      done
        .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
        .reduce((text, value) => `${text}${value.startsWith('-') || text === '' ? '' : ' '}${value}`, '');
  }
  return out;
}

/** An emoji that can be printed on a pack: no filters, short numbers, ids of its own. @param whole keeps the filters */
export function slim(body: string, whole = false): string {
  const ids = new Map([...body.matchAll(/ id="([^"]+)"/g)].map((found, at) => [found[1], `e${at.toString(36)}`]));
  const digits = body.length > 2500 && !whole ? 1 : 2;
  // An inner shadow is dropped; a blurred highlight, crisp now, only gets fainter.
  const blurs = new Set(
    [...body.matchAll(/<filter id="([^"]+)"(?:(?!<\/filter>).)*foregroundBlur/gs)].map(([, id]) => id),
  );
  const bare = whole
    ? body
    : body
        .replace(/<filter .*?<\/filter>/gs, '')
        .replace(/ filter="url\(#([^)]+)\)"/g, (_, id: string) => (blurs.has(id) ? ' opacity=".4"' : ''));
  return bare
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${roundPath(d, digits)}"`)
    .replace(
      / (gradientTransform|offset|stdDeviation|flood-opacity|values|[dxyr][12xy]?|c[xy]|width|height|transform)="([^"]+)"/g,
      (whole2: string, name: string, value: string) =>
        name === 'd'
          ? whole2
          : ` ${name}="${value.replace(/-?\d*\.\d{3,}/g, (text) => String(+Number(text).toFixed(2)))}"`,
    )
    .replace(/ id="([^"]+)"/g, (_, id: string) => ` id="${ids.get(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${ids.get(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${ids.get(id)}"`);
}
