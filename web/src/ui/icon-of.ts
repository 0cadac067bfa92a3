import { iconNames, type IconName } from '@larder/design-system/Icon';

/** The icon that a content document names; an arrow for one that isn't there. */
export const iconOf = (name: string): IconName => iconNames.find((known) => known === name) ?? 'chevron-right';
