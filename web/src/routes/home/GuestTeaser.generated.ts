/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../graphql/schema-types.ts';

export type GuestTeaser_DrawFragment = { __typename: 'Draw', id: string, isOpen: boolean, programCode: string, programTitle: string, prizeName: string, prizeValueString: string, imageId: string };
