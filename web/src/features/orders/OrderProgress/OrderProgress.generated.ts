/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type OrderProgress_OrderFragment = { __typename: 'Order', id: string, editPath: string, state: Types.OrderState, stateText: string, canEdit: boolean, editTitle: string | null, editText: string | null, cutoffAt: string | null, canCancel: boolean, channel: Types.Channel, pointsText: string | null, version: number, canMove: boolean, track: Array<{ __typename: 'TrackPoint', title: string, text: string | null, state: Types.TrackPointState }> };
