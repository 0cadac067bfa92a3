import { listControls as en } from './en/list-controls.ts';
import { listControls as es } from './es/list-controls.ts';
import { areaTexts } from './messages.ts';

/** Texts of what orders and narrows a list, whatever is in it. */
export const useListControlsTexts = areaTexts({ en, es });
