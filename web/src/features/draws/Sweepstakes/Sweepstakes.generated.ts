/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type Sweepstakes_DrawFragment = { __typename: 'Draw', id: string, programCode: string, prizeName: string, prizeValueString: string, oddsString: string | null, state: Types.DrawState, drawDateString: string, entryCount: number, steps: Array<{ __typename: 'DrawStep', kind: Types.DrawStepKind, isDone: boolean, dateString: string | null }> };
