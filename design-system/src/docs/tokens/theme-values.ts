/** What a token is worth in one theme. */
export interface ThemeValue {
  light: string;
  dark: string;
}

/** The two sides of `light-dark(…, …)`, whose commas may stand inside of brackets; any other value is both. */
function sides(value: string): ThemeValue {
  const inside = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (inside === undefined) return { light: value, dark: value };
  let depth = 0;
  for (let index = 0; index < inside.length; index += 1) {
    const letter = inside[index];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0)
      return { light: inside.slice(0, index).trim(), dark: inside.slice(index + 1).trim() };
  }
  return { light: value, dark: value };
}

/** The values of a theme's tokens, by property, as its stylesheet sets them for a phone without any wish. */
export function themeValues(stylesheet: string): ReadonlyMap<string, ThemeValue> {
  const block = /:root\{([^}]*--[^}]*)\}/.exec(stylesheet)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, property = '', value = '']) => [property, sides(value.trim())]),
  );
}

const files = import.meta.glob<string>('../../../dist/themes/*.css', { query: '?raw', import: 'default' });

/** The values of every theme, by its key; read once, when someone asks. */
export const allThemeValues = async (): Promise<ReadonlyMap<string, ReadonlyMap<string, ThemeValue>>> =>
  new Map(
    await Promise.all(
      Object.entries(files).map(async ([path, load]) => {
        const key = /(\w+)\.css$/.exec(path)?.[1] ?? '';
        return [key, themeValues(await load())] as const;
      }),
    ),
  );
