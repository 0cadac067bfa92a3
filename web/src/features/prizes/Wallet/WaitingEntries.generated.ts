/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type WaitingEntries_EntriesFragment = { __typename: 'WaitingEntries', drawId: string, programCode: string, prizeName: string, count: number, drawDateString: string };
