import { buildThemes } from './themes.ts';

await buildThemes();
