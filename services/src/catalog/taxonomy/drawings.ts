import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingsIn } from '../rules/types/drawings.ts';

const file = readFileSync(join(import.meta.dirname, 'drawings.csv'), 'utf8');

/** How each type of groceries is drawn, from the file that merchandisers edit. */
export const drawings = drawingsIn(file);

/** Differs whenever the file does. */
export const drawingsDigest = createHash('sha256').update(file).digest('hex');
