import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames, type IconName } from '../src/components/Icon/icons.ts';

const file = join(import.meta.dirname, '../src/components/Icon/icons.svg');

const all = { ...lucide } as unknown as Record<string, lucide.LucideIcon | undefined>;
const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A Lucide icon as a symbol; its color and lines come from where it is used. */
function symbolOf(name: IconName): string {
  const icon = all[pascal(name)];
  if (!icon) throw new Error(`Lucide has no icon ${name}.`);
  const parts = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${parts.replace(/><\/\w+>/g, '/>')}</symbol>\n`;
}

/** All icons in one file, which a browser keeps. */
const drawings = `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbolOf).join('')}</svg>\n`;

if (!process.argv.includes('--check')) writeFileSync(file, drawings);
else if (readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== drawings) {
  console.error('design-system/src/components/Icon/icons.svg is stale. Run node design-system/scripts/icons.ts');
  process.exitCode = 1;
}
