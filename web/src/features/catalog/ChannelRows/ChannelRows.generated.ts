/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ChannelRows_DetailsFragment = { __typename: 'ProductDetails', id: string, channels: Array<{ __typename: 'ChannelAvailability', channel: Types.Channel, whereText: string | null, availability: { __typename: 'Availability', state: Types.AvailabilityState, reasonCode: Types.AvailabilityReason | null, message: string | null, shortMessage: string | null, alternatives: Array<Types.Channel> } }> };
