/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type PasskeyCard_PasskeyFragment = { __typename: 'Passkey', id: string, name: string, host: string, datesText: string, isStopped: boolean };
