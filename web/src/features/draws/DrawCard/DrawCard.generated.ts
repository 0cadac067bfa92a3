/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type DrawCard_DrawFragment = { __typename: 'Draw', id: string, state: Types.DrawState, drawDateString: string, entryCount: number };
