/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type WalletItem_ItemFragment = { __typename: 'WalletItem', id: string, section: Types.WalletSection, state: Types.WalletState, source: Types.WalletSource, programCode: string, programTitle: string, prizeType: Types.PrizeType, name: string, language: string, imageId: string, dateString: string, untilString: string | null, isNear: boolean, vendorName: string | null, isStoreOnly: boolean, href: string, choices: Array<{ __typename: 'WalletChoice', name: string, isDefault: boolean }> };
