import type { Customize_GroupFragment as Group } from './Customize.generated.ts';

type Option = Group['options'][number];

export const isBread = ({ art }: Pick<Option, 'art'>): boolean => art?.startsWith('bread') ?? false;

/** Can these choices be drawn as a sandwich? Only with a bread. */
export const isSandwich = (groups: readonly Group[]): boolean => groups.some(({ options }) => options.some(isBread));
