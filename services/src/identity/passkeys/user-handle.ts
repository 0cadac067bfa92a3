import type { CustomerRow } from '../store/tables.ts';

/** What keys of an account say of whom they are: nothing that anyone else can read. In base64url. */
export const handleOf = ({ uuid }: Pick<CustomerRow, 'uuid'>): string => Buffer.from(uuid).toString('base64url');
