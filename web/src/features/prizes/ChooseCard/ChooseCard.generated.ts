/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ChooseCard_ChoiceFragment = { __typename: 'Prize', id: string, name: string, imageId: string, shortDescription: string, approximateValue: { __typename: 'Money', amount: string } };
