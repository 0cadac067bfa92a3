/**
 * What a sandwich is drawn of, layer by layer: each a picture of its own, written to `/pictures/layer-<art>.svg` before a
 * build. A bread has two: `/pictures/layer-<bread>.svg` on top, and `/pictures/layer-<bread>-foot.svg` below.
 */
const svg = (height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 ${height}">${body}</svg>\n`;

/** Slices that hang over a little: ham, turkey, beef. */
const slices = (fill: string, light: string): string =>
  svg(
    40,
    `<path fill="${fill}" d="M5 15Q18 7 36 12T70 12 104 12 138 12 175 15Q180 25 172 30 152 37 132 31T92 33 52 31 9 32Q1 24 5 15Z"/>` +
      `<path fill="none" stroke="${light}" stroke-width="4" stroke-linecap="round" d="M18 21Q34 16 50 21M70 22Q88 17 104 22M124 22Q142 17 160 21"/>`,
  );

/** A leaf with a curly edge. */
const leaf = (fill: string, light: string): string =>
  svg(
    40,
    `<path fill="${fill}" d="M2 16Q12 4 30 12 46 4 62 12 78 4 94 12 110 4 126 12 144 4 160 12 177 5 178 18 172 34 158 26 146 40 130 28 116 40 100 28 84 40 70 28 54 40 40 28 24 38 12 28 0 30 2 16Z"/>` +
      `<path fill="none" stroke="${light}" stroke-width="3" stroke-linecap="round" d="M14 20Q90 12 166 20"/>`,
  );

/** A square slice whose corners hang down. */
const sheet = (fill: string, light: string): string =>
  svg(
    40,
    `<path fill="${fill}" d="M2 10 178 10 170 21 154 20 131 38 110 21 70 20 50 33 36 20 9 20Z"/>` +
      `<path fill="${light}" d="M2 10 178 10 174 15 6 15Z"/>`,
  );

/** Two wavy strips. */
const strips = (fill: string, fat: string): string =>
  svg(
    40,
    [8, 20]
      .map(
        (y) =>
          `<path fill="none" stroke="${fill}" stroke-width="11" d="M8 ${y + 4}q14-8 28 0t28 0 28 0 28 0 28 0 24 0"/>` +
          `<path fill="none" stroke="${fat}" stroke-width="3" d="M8 ${y + 3}q14-8 28 0t28 0 28 0 28 0 28 0 24 0"/>`,
      )
      .join(''),
  );

/** Round slices side by side, a little over one another. */
const rounds = (count: number, skin: string, flesh: string, more = ''): string => {
  const step = 150 / count;
  return svg(
    40,
    Array.from({ length: count }, (_, at) => {
      const x = Math.round(15 + step / 2 + at * step);
      const rx = Math.round(step * 0.58);
      return (
        `<ellipse cx="${x}" cy="20" rx="${rx}" ry="12" fill="${skin}"/>` +
        `<ellipse cx="${x}" cy="17" rx="${Math.round(rx * 0.82)}" ry="7" fill="${flesh}"/>` +
        (more ? `<ellipse cx="${x}" cy="17" rx="${Math.round(rx * 0.34)}" ry="3.5" fill="${more}"/>` : '')
      );
    }).join(''),
  );
};

/** The upper half of a bread. */
const top = (crust: string, crumb: string, light: string): string =>
  svg(
    64,
    `<path fill="${crust}" d="M4 46Q0 6 90 6T176 46Q178 58 166 58H14Q2 58 4 46Z"/>` +
      `<path fill="${crumb}" d="M6 48Q20 42 40 46T80 46 120 46 160 46 175 48Q178 60 166 60H14Q3 60 6 48Z"/>` +
      `<path fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round" d="M52 30Q58 20 68 17M84 28Q90 18 100 15M118 29Q124 20 133 18"/>`,
  );

/** Its lower half. */
const foot = (crust: string, crumb: string): string =>
  svg(
    40,
    `<path fill="${crust}" d="M8 14H172Q176 34 156 36H24Q4 34 8 14Z"/>` +
      `<rect x="6" y="6" width="168" height="14" rx="7" fill="${crumb}"/>`,
  );

const breads = {
  'bread-sourdough': ['#d0914f', '#fbe6c2', '#f3d3a4'],
  'bread-wheat': ['#9c6233', '#e6c69a', '#c99663'],
  'bread-pale': ['#e6c184', '#fff4dc', '#fae8c6'],
} as const;

/** Pictures by name, without `layer-`: SVG. */
export const layerPictures: ReadonlyMap<string, string> = new Map([
  ...Object.entries(breads).flatMap(([name, [crust, crumb, light]]): [string, string][] => [
    [name, top(crust, crumb, light)],
    [`${name}-foot`, foot(crust, crumb)],
  ]),
  ['sprouts', leaf('#b9d98c', '#e0efc4')],
  ['avocado', rounds(3, '#4f8f37', '#d8e79a', '#8fb75a')],
  ['peppers', rounds(4, '#3f8f4a', '#8fcf7a')],
  ['onion', rounds(4, '#b58ac0', '#f3e6f5')],
  ['pickles', rounds(5, '#6f9a3a', '#c4dc8c')],
  ['olives', rounds(7, '#4b4a33', '#8b8a5a', '#2f2e20')],
  ['lettuce', leaf('#6fae3a', '#a9d46f')],
  ['tomato', rounds(3, '#d9412f', '#f27a63')],
  ['egg', rounds(3, '#f3f1e8', '#ffffff', '#f7b52e')],
  ['mushrooms', rounds(4, '#b59a7a', '#efe2d0')],
  ['bacon', strips('#b4492f', '#f4cdb4')],
  ['cheese', sheet('#f9a825', '#ffc04a')],
  ['cheese-pale', sheet('#f2dc94', '#f9ecc0')],
  ['chicken', slices('#ecd3a2', '#f8e8c8')],
  ['salami', rounds(4, '#a83a34', '#d9736a')],
  ['beef', slices('#8f5245', '#b57a6a')],
  ['ham', slices('#ec9a9a', '#f8c4c0')],
  ['turkey', slices('#eec4b2', '#f9e0d4')],
]);
