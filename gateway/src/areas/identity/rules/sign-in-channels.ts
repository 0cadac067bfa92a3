import type { SignInChannel } from '../../../generated/resolvers.ts';
import type { RememberedShopper } from '../../../generated/rest.ts';

type RestChannel = RememberedShopper['handles'][number]['channel'];

export const channels: Readonly<Record<RestChannel, SignInChannel>> = { sms: 'SMS', email: 'EMAIL' };
export const restChannels: Readonly<Record<SignInChannel, RestChannel>> = { SMS: 'sms', EMAIL: 'email' };
