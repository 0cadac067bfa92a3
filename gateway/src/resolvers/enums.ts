import type { CustomerType, SignInChannel, UserType } from '../generated/resolvers.ts';
import type { RememberedShopper, UserInfo } from '../generated/rest.ts';

/** G-47, S-10. */
export const userTypes: Readonly<Record<UserInfo['userType'], UserType>> = {
  G: 'GUEST',
  R: 'REGISTERED',
  C: 'CUSTOMER',
  A: 'ANONYMOUS',
};

/** G-51, N-5. */
export const customerTypes: Readonly<Record<UserInfo['customerType'], CustomerType>> = { C: 'CUSTOMER', E: 'EMPLOYEE' };

type RestChannel = RememberedShopper['handles'][number]['channel'];

export const channels: Readonly<Record<RestChannel, SignInChannel>> = { sms: 'SMS', email: 'EMAIL' };
export const restChannels: Readonly<Record<SignInChannel, RestChannel>> = { SMS: 'sms', EMAIL: 'email' };
