import sharp from 'sharp';

/** What stands in the studio, and what is seen of it. */
export const subjects = ['pack', 'produce', 'plate'] as const;
export type Subject = (typeof subjects)[number];
export const views = ['front', 'back', 'nutrition', 'lifestyle'] as const;
export type View = (typeof views)[number];

export interface Shot {
  subject: Subject;
  view?: View;
  /** 0 to 359: tells one product from another. */
  hue?: number;
  /** Longer side, in pixels. */
  side?: number;
}

/** Pictures that look as if they had been photographed, as no photographs can be shipped: a pack, fruit, a plate, in four views. */
export function scene({ subject, view = 'front', hue = 20, side = 1600 }: Shot): string {
  const height = view === 'lifestyle' ? 3 / 4 : 1;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side * height}" viewBox="0 0 400 ${400 * height}">
<defs>
  <linearGradient id="ground" x2="0" y2="1"><stop stop-color="#fbfaf8"/><stop offset=".7" stop-color="#f4f2ee"/><stop offset="1" stop-color="#eceae5"/></linearGradient>
  <linearGradient id="face"><stop stop-color="${hsl(hue, 70, 62)}"/><stop offset=".5" stop-color="${hsl(hue, 72, 52)}"/><stop offset="1" stop-color="${hsl(hue, 70, 42)}"/></linearGradient>
  <linearGradient id="flank"><stop stop-color="${hsl(hue, 60, 34)}"/><stop offset="1" stop-color="${hsl(hue, 60, 24)}"/></linearGradient>
  <radialGradient id="ball" cx=".35" cy=".3" r=".8"><stop stop-color="${hsl(hue, 95, 82)}"/><stop offset=".35" stop-color="${hsl(hue, 85, 55)}"/><stop offset="1" stop-color="${hsl(hue, 80, 24)}"/></radialGradient>
  <radialGradient id="china" cy=".35" r=".75"><stop offset=".5" stop-color="#fff"/><stop offset=".8" stop-color="#dfe3e8"/><stop offset="1" stop-color="#f7f8fa"/></radialGradient>
  <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>
</defs>
<rect width="400" height="400" fill="url(#ground)"/>${view === 'lifestyle' ? table(subject) : subjectsDrawn[subject](view)}</svg>`;
}

/** A shot as JPEG. */
export const photographed = (shot: Shot): Promise<Buffer> =>
  sharp(Buffer.from(scene(shot)))
    .jpeg({ quality: 88 })
    .toBuffer();

const hsl = (hue: number, saturation: number, light: number) => `hsl(${hue},${saturation}%,${light}%)`;
const shadow = (x: number, y: number, rx: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx / 6}" fill="#4a4238" opacity=".35" filter="url(#soft)"/>`;

const panel: Readonly<Record<Exclude<View, 'lifestyle'>, string>> = {
  front:
    '<path d="M150 130q60-24 120 0v70q-60 30-120 0z" fill="#fff" opacity=".92"/><circle cx="210" cy="262" r="38" fill="url(#ball)"/>',
  back: `<rect x="150" y="110" width="120" height="110" fill="#fff"/>${rows(6, 118, 16, '#8a8f96')}${bars()}`,
  nutrition: `<rect x="150" y="100" width="120" height="200" fill="#fff" stroke="#111" stroke-width="2"/>${rows(11, 112, 17, '#222')}`,
};

const subjectsDrawn: Readonly<Record<Subject, (view: Exclude<View, 'lifestyle'>) => string>> = {
  pack: (view) =>
    `${shadow(205, 352, 130)}<path d="M290 80l46 22v216l-46 32z" fill="url(#flank)"/><path d="M130 80l46-24h160v46l-46-22z" fill="${'#fff'}" opacity=".5"/><path d="M130 80h160v270H130z" fill="url(#face)"/>${panel[view]}`,
  produce: (view) =>
    [
      [150, 250, 78],
      [262, 262, 66],
      [204, 182, 70],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) => `${shadow(x, y + r - 4, r)}<circle cx="${x}" cy="${y}" r="${r}" fill="url(#ball)"/>`,
      )
      .join('') + (view === 'front' ? '' : `<g transform="translate(120 40) scale(.6)">${panel[view]}</g>`),
  plate: (view) =>
    `${shadow(200, 322, 160)}<ellipse cx="200" cy="262" rx="165" ry="86" fill="url(#china)"/><ellipse cx="200" cy="256" rx="112" ry="54" fill="#f2f0ec"/>${[140, 190, 245, 216, 164].map((x, at) => `<circle cx="${x}" cy="${236 + (at % 2) * 26}" r="30" fill="url(#ball)"/>`).join('')}${view === 'front' ? '' : `<g transform="translate(110 -40) scale(.7)">${panel[view]}</g>`}`,
};

const table = (subject: Subject) =>
  `<rect y="170" width="400" height="230" fill="#c79a6b"/><path d="M0 200h400M0 240h400M0 276h400" stroke="#b1855a" stroke-width="2"/><g transform="translate(90 20) scale(.68)">${subjectsDrawn[subject]('front')}</g>`;

function rows(count: number, top: number, step: number, ink: string): string {
  return Array.from(
    { length: count },
    (_, at) =>
      `<path d="M158 ${top + at * step}h${104 - (at % 3) * 22}" stroke="${ink}" stroke-width="${at === 0 ? 6 : 3}"/>`,
  ).join('');
}

function bars(): string {
  return Array.from(
    { length: 24 },
    (_, at) => `<path d="M${154 + at * 4.6} 262v54" stroke="#111" stroke-width="${1 + ((at * 7) % 3)}"/>`,
  ).join('');
}
