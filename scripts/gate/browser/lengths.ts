import { writeFileSync } from 'node:fs';
import { lengthsFile } from '../../../tests/e2e/lengths.ts';
import { playwrightFiles } from '../playwright.ts';
import { readReport } from '../step.ts';

// Notes how long each file of browser tests took in the last run, so that the next one begins with the long ones.
const times = playwrightFiles(readReport('end-to-end.json'));
const lengths = [...times].map(([path, ms]) => [path.replace('tests/', ''), Math.ceil(ms / 1000)] as const);
const sorted = lengths.toSorted(([a], [b]) => a.localeCompare(b));
writeFileSync(lengthsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
