/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type CouponCard_CouponFragment = { __typename: 'Coupon', id: string, path: string, title: string, description: string, titleLanguage: string, descriptionLanguage: string, imageId: string, expiryText: string, isExpiringSoon: boolean, usageText: string, inStoreText: string | null, isBoxTop: boolean, action: Types.CouponAction, actionLabel: string, actionHiddenText: string | null, header: { __typename: 'CouponHeader', value: string, unit: string | null, isPrice: boolean }, pictures: { __typename: 'ProductPictures', card: string } | null, link: { __typename: 'CouponLink', text: string, path: string } | null, progress: { __typename: 'ChallengeProgress', prefix: string, valueText: string, value: number, target: number, segments: number | null } | null };
