/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ActivityList_ItemFragment = { __typename: 'ActivityItem', id: string, type: Types.ActivityType, title: string, language: string, dateString: string, amountText: string, isPending: boolean };
