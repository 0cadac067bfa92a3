import type {
  AddressResolvers,
  CommunicationPreferencesResolvers,
  CustomerProfileResolvers,
  MutationResolvers,
  ZipPlaceResolvers,
} from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import type { CustomerProfileModel } from '../models.ts';
import { texts } from '../texts/index.ts';
import { maskedEmail, maskedPhone } from '../rules/masked-handle.ts';
import { periodText, standing } from '../rules/time-period.ts';
import { required } from '../../../session/shopper.ts';
import { storeOf } from '../../stores/published.ts';
import { isInDeliveryArea } from '../../stores/rules/delivery-area.ts';
import { customerTypes } from '../../identity/rules/user-types.ts';
import type { Language } from '../../../shared/language.ts';

export const CustomerProfile: CustomerProfileResolvers = {
  id: ({ customerId }) => customerId,
  customerType: ({ customerType = 'C' }) => customerTypes[customerType],
  phones: ({ phones = [] }) => phones.map(({ number, purpose }) => ({ number, isPrimary: purpose === 'PRIMARY' })),
  addresses: ({ addresses = [] }) => addresses,
  async subscriptions({ customerId }, _, { sources, session, clock, language }) {
    const { storeTimeZone } = required(await session.shopper());
    const { subscriptions = [] } = await sources.profile.household(customerId);
    const place = { now: clock.now(), timeZone: storeTimeZone, language };
    return subscriptions.map(({ effectiveTimePeriods, ...rest }) => {
      const { state, period } = standing(effectiveTimePeriods, place.now);
      return {
        ...rest,
        state,
        isActive: state === 'ACTIVE',
        periodText: period && periodText(period, place),
        effectiveTimePeriods: effectiveTimePeriods.map((each) => ({ ...each, text: periodText(each, place) })),
      };
    });
  },
  communicationPreferences: async (profile, _, { sources }) => ({
    profile,
    rows: await sources.profile.communicationPreferences(profile.customerId),
  }),
};

/** The shopper's store, if it delivers to a ZIP code. */
async function deliveredFrom({ zipCode }: { zipCode: string }, _: object, { session }: GatewayContext) {
  const shopper = await session.shopper();
  return shopper && isInDeliveryArea(shopper.zip, zipCode) ? storeOf(shopper) : null;
}

export const Address: AddressResolvers = { id: ({ addressId }) => addressId, deliveredFrom };

export const CommunicationPreferences: CommunicationPreferencesResolvers = {
  id: ({ rows }) => rows.customerId,
  maskedEmail: ({ profile }) => maskedEmail(profile.email),
  maskedPhone: ({ profile: { phones = [] } }) =>
    maskedPhone((phones.find(({ purpose }) => purpose === 'PRIMARY') ?? phones[0])?.number),
  topics: ({ rows }) => rows.preferences,
};

export const ZipPlace: ZipPlaceResolvers = { deliveredFrom };

/** Refusals the shopper can fix; every field error names its field (N-7). */
const addressRefusals: ReadonlySet<string> = new Set([
  'REQUIRED',
  'TOO_LONG',
  'INVALID',
  'ZIP_NOT_FOUND',
  'STATE_MISMATCH',
  'CITY_MISMATCH',
  'PO_BOX',
  'VERSION_CONFLICT',
]);
const fields: ReadonlySet<string> = new Set([
  'firstName',
  'lastName',
  'address',
  'address2',
  'city',
  'state',
  'zipCode',
  'addressId',
  'version',
]);

export const profileMutations: Pick<
  MutationResolvers,
  'saveDeliveryAddress' | 'addContact' | 'setCommunicationPreferences' | 'deleteDeliveryAddress' | 'deletePhone'
> = {
  async saveDeliveryAddress(_, { input: { id, version, clientRequestId, ...entry } }, context) {
    const { sources, session } = context;
    const { customerId } = required(await session.shopper());
    const body = {
      purpose: 'DELIVERY' as const,
      ...entry,
      ...(id ? { addressId: id } : {}),
      ...(version ? { version } : {}),
    };
    try {
      const { address: saved } = await sources.profile.updateAddress(customerId, body, clientRequestId);
      const profile = await profileAfter(context, customerId);
      return { address: saved, profile, savedMeanwhile: null, userErrors: [] };
    } catch (error) {
      const userErrors = addressErrorsOf(error, context.language);
      const isStale = userErrors.some(({ code }) => code === 'VERSION_CONFLICT');
      const profile = isStale ? await profileAfter(context, customerId) : null;
      const meanwhile = profile?.addresses?.find(({ addressId }) => addressId === id);
      return { address: null, profile, savedMeanwhile: meanwhile ?? null, userErrors };
    }
  },

  async addContact(_, { input: { channel, handle, clientRequestId } }, { sources, session, language }) {
    const { customerId } = required(await session.shopper());
    const body = { channel: contactChannels[channel], handle: handle.trim().slice(0, longestHandle) };
    try {
      return { profile: await sources.profile.addContact(customerId, body, clientRequestId), userErrors: [] };
    } catch (error) {
      return { profile: null, userErrors: userErrorsOf(error, contactRefusals, texts[language].contact, language) };
    }
  },

  deleteDeliveryAddress: (_, { input: { id, clientRequestId } }, context) =>
    deleted(context, ({ profile }, customerId) => profile.deleteAddress(customerId, id, clientRequestId)),

  deletePhone: (_, { input: { number, clientRequestId } }, context) =>
    deleted(context, ({ profile }, customerId) => profile.deletePhone(customerId, number, clientRequestId)),

  async setCommunicationPreferences(_, { input: { changes, clientRequestId } }, { sources, session }) {
    const { customerId } = required(await session.shopper());
    const rows = await sources.profile.setCommunicationPreferences(
      customerId,
      changes.map(({ topic, channel, enabled }) => ({ topic, enabled, channel: restChannels[channel] })),
      clientRequestId,
    );
    return { preferences: { rows, profile: await sources.profile.profile(customerId) } };
  },
};

const contactChannels = { EMAIL: 'email', TEXT: 'sms' } as const;
const contactRefusals: ReadonlySet<string> = new Set(['INVALID', 'ALREADY_KNOWN']);
/** N-7. */
const longestHandle = 254;
const restChannels = { EMAIL: 'email', TEXT: 'text' } as const;

const deleteRefusals: ReadonlySet<string> = new Set(['ADDRESS_IN_USE', 'ONLY_WAY_IN', 'INVALID']);

/** Deletes something of the shopper's. */
async function deleted(
  context: GatewayContext,
  del: (sources: GatewayContext['sources'], customerId: string) => Promise<unknown>,
) {
  const { sources, session, language } = context;
  const { customerId } = required(await session.shopper());
  try {
    await del(sources, customerId);
    return { profile: await profileAfter(context, customerId), userErrors: [] };
  } catch (error) {
    return { profile: null, userErrors: userErrorsOf(error, deleteRefusals, texts[language].deleting, language) };
  }
}

/** A 400 that names no field of the form is "Bad Request", not the shopper's to fix (G-112). */
function addressErrorsOf(error: unknown, language: Language) {
  const named = error instanceof UpstreamError && error.status === 400 ? error.envelope?.errors : undefined;
  if (named && !named.every(({ field }) => field !== undefined && fields.has(field))) throw error;
  return userErrorsOf(error, addressRefusals, {}, language);
}

/** What was saved is saved: if the profile can't be read afterward, it is null and logged, not an error. */
async function profileAfter(
  { sources, log }: GatewayContext,
  customerId: string,
): Promise<CustomerProfileModel | null> {
  try {
    return await sources.profile.profile(customerId);
  } catch (error) {
    log.warn({ err: error }, 'the profile could not be read after the change');
    return null;
  }
}
