/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/schema-types.ts';

export type FreshPassState_FreshPassFragment = { __typename: 'FreshPass', id: string, isActive: boolean, renews: boolean, untilString: string | null, renewsString: string | null, canKeep: boolean, canStartTrial: boolean, canJoin: boolean, membership: { __typename: 'FreshPassMembership', providerName: string | null, savedText: string | null, price: { __typename: 'Money', amount: string } | null, saved: { __typename: 'Money', amount: string } } | null };
