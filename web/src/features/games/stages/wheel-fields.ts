import type { WheelField } from '@larder/design-system/Wheel';
import { pictureSrc } from '../../../art/pictures.ts';
import type { Stage_GameFragment } from './Stage.generated.ts';

/** The fields of a wheel: one for each line of the odds. */
export const wheelFields = (
  odds: readonly Pick<Stage_GameFragment['odds'][number], 'shortLabel' | 'imageId'>[],
): WheelField[] => odds.map(({ shortLabel, imageId }) => ({ label: shortLabel, picture: pictureSrc(imageId) }));
