import type { CustomerType, UserType } from '../../../generated/resolvers.ts';
import type { UserInfo } from '../../../generated/rest.ts';

/** G-47, S-10. */
export const userTypes: Readonly<Record<UserInfo['userType'], UserType>> = {
  G: 'GUEST',
  R: 'REGISTERED',
  C: 'CUSTOMER',
  A: 'ANONYMOUS',
};

/** G-51, N-5. */
export const customerTypes: Readonly<Record<UserInfo['customerType'], CustomerType>> = { C: 'CUSTOMER', E: 'EMPLOYEE' };
