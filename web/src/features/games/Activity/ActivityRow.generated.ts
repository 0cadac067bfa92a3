/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ActivityRow_ItemFragment = { __typename: 'ActivityItem', id: string, type: Types.ActivityType, title: string, language: string, detail: string, day: string, dayString: string, amountText: string, balanceText: string | null, isPending: boolean, state: { __typename: 'ActivityState', kind: Types.ActivityStateKind, text: string, href: string | null } | null };
