/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type StoreCard_StoreFragment = { __typename: 'NearbyStore', distance: string, delivers: boolean | null, store: { __typename: 'StoreDetails', cityLine: string, id: string, name: string, openText: string | null, channels: Array<Types.Channel>, services: Array<string>, hasOnlineDeli: boolean, preparesOrders: boolean, departments: Array<{ __typename: 'DepartmentHours', name: string, week: Array<{ __typename: 'OpenHours', days: string, hours: string }> }> } };
