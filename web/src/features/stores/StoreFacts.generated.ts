/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type StoreFacts_StoreFragment = { __typename: 'StoreDetails', id: string, name: string, openText: string | null, channels: Array<Types.Channel>, services: Array<string>, hasOnlineDeli: boolean, preparesOrders: boolean, departments: Array<{ __typename: 'DepartmentHours', name: string, week: Array<{ __typename: 'OpenHours', days: string, hours: string }> }> };
