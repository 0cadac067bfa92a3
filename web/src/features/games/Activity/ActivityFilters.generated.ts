/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ActivityFilters_ActivityFragment = { __typename: 'ActivityConnection', counts: Array<{ __typename: 'ActivityCount', filter: Types.ActivityFilter, count: number }>, programs: Array<{ __typename: 'ActivityProgram', code: string, title: string }> };
