import { rewardsTexts as en } from '../en/play/rewards.ts';
import { rewardsTexts as es } from '../es/play/rewards.ts';
import { areaTexts } from '../messages.ts';

/** The texts of grocery rewards. */
export const useRewardsTexts = areaTexts({ en, es });
