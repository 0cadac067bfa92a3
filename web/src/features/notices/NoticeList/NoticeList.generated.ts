/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type NoticeList_NoticeFragment = { __typename: 'Notice', id: string, type: Types.NoticeType, title: string, body: string, href: string, age: Types.NoticeAge, timeString: string, isRead: boolean };
