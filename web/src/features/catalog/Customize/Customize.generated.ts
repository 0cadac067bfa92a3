/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Customize_GroupFragment = { __typename: 'CustomizationGroup', id: string, name: string, min: number, max: number, ruleText: string, options: Array<{ __typename: 'CustomizationOption', upc: string, name: string, isDefault: boolean, isAvailable: boolean, art: string | null, priceDelta: { __typename: 'Money', amount: string } }> };

export type Customize_MadeBeforeFragment = { __typename: 'MadeBefore', dayText: string, optionIds: Array<string>, comments: string | null };
