import { noScripts as en } from '../en/no-scripts.ts';
import { noScripts as es } from '../es/no-scripts.ts';
import { areaTexts } from '../messages.ts';

/** For browsers without scripts; only the server says it. */
export const useNoScriptsTexts = /* @__PURE__ */ areaTexts({ en, es });
