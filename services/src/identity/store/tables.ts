import type { Generated, GeneratedAlways, Kysely, Selectable, Transaction as KyselyTransaction } from 'kysely';
import type { Language } from '../../../../server-kit/language.ts';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

type Instant = Temporal.Instant;

type HouseholdTable = {
  household_id: string;
  club_card: string | null;
};

type CustomerTable = {
  customer_id: string;
  household_id: string;
  uuid: string;
  gid: string;
  user_type: 'G' | 'R' | 'C' | 'A';
  customer_type: 'C' | 'E';
  site_type: 'C' | 'B';
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  date_of_birth: string | null;
  state: string | null;
  store_id: string;
  shop_store_id: string;
  zip: string;
  shop_zip: string;
  preference: 'delivery' | 'dug' | 'j4u';
  pickup_address: string | null;
  unattended_delivery: boolean;
  /** In which the shopper last signed in. */
  language: Generated<Language>;
  demo_key: string | null;
  demo_title: string | null;
  demo_description: string | null;
  demo_position: number;
};

type SigningKeyTable = {
  kid: string;
  purpose: 'SIGN' | 'MAC';
  private_jwk: Record<string, string>;
  public_jwk: Record<string, string> | null;
  created_at: Instant;
  retired_at: Instant | null;
};

type SessionTable = {
  session_id: string;
  customer_id: string;
  device_id: string;
  banner: string;
  remember: boolean;
  /** How the shopper proved who they are, like `otp sms` (N-2). */
  amr: string;
  generation: number;
  rotated_at: Instant;
  token_id: string;
  token_issued_at: Instant;
  auth_time: Instant;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  revoked_because: string | null;
};

type RememberedShopperTable = {
  remembered_id: string;
  customer_id: string;
  created_at: Instant;
  expires_at: Instant;
};

type OtpChallengeTable = {
  challenge_id: string;
  customer_id: string | null;
  session_id: string | null;
  /** Normalized; null in codes sent by earlier versions. */
  handle: string | null;
  purpose: 'SIGN_IN' | 'STEP_UP';
  channel: 'sms' | 'email';
  device_id: string;
  code_hash: string;
  language: Generated<Language>;
  attempts: Generated<number>;
  created_at: Instant;
  expires_at: Instant;
  consumed_at: Instant | null;
  /** null: the code hasn't left yet. */
  sent_at: Instant | null;
  /** Does it count toward how many may be sent? */
  is_counted: Generated<boolean>;
};

type RateLimitTable = {
  bucket: string;
  started_at: Instant;
  ends_at: Instant;
  used: number;
};

type MessageTable = {
  message_id: GeneratedAlways<number>;
  channel: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
  created_at: Instant;
};

type OutgoingMailTable = {
  mail_id: string;
  channel: 'sms' | 'email';
  recipient: string;
  subject: string;
  body: string;
  created_at: Instant;
};

type JoiningTable = {
  joining_id: string;
  channel: 'sms' | 'email';
  /** Normalized. */
  handle: string;
  device_id: string;
  remember: boolean;
  language: Generated<Language>;
  created_at: Instant;
  expires_at: Instant;
  customer_id: string | null;
};

type MembershipTable = {
  customer_id: string;
  registration_id: string;
  banner: string;
  terms_version: string;
  privacy_version: string;
  wants_deals: boolean;
  joined_at: Instant;
};

type ShopChoiceTable = {
  customer_id: string;
  banner: string;
  store_id: string;
  preference: 'delivery' | 'dug' | 'j4u';
  zip_code: string | null;
  chosen_at: Instant;
};

type PasskeyTable = {
  /** base64url, as the browser names it. */
  credential_id: string;
  customer_id: string;
  /** The host that it signs in at. */
  host: string;
  /** COSE, in base64url. */
  public_key: string;
  /** How often its device says that it was used; 0 if it doesn't count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
  /** Since when it's refused, because its counter ran backward. */
  stopped_at: Instant | null;
};

type PasskeyChallengeTable = {
  challenge_id: string;
  challenge: string;
  device_id: string;
  host: string;
  /** null: to sign in with. */
  session_id: string | null;
  expires_at: Instant;
  consumed_at: Generated<Instant | null>;
};

type PasskeyEventTable = {
  event_id: GeneratedAlways<number>;
  customer_id: string;
  credential_id: string;
  name: string;
  kind: 'ADDED' | 'REMOVED' | 'STOPPED';
  at: Instant;
};

export type IdentityTables = {
  'identity.household': HouseholdTable;
  'identity.customer': CustomerTable;
  'identity.signing_key': SigningKeyTable;
  'identity.session': SessionTable;
  'identity.remembered_shopper': RememberedShopperTable;
  'identity.otp_challenge': OtpChallengeTable;
  'identity.rate_limit': RateLimitTable;
  'identity.message': MessageTable;
  'identity.outgoing_mail': OutgoingMailTable;
  'identity.joining': JoiningTable;
  'identity.membership': MembershipTable;
  'identity.shop_choice': ShopChoiceTable;
  'identity.passkey': PasskeyTable;
  'identity.passkey_challenge': PasskeyChallengeTable;
  'identity.passkey_event': PasskeyEventTable;
};

export type IdentityDatabase = Kysely<PlatformTables & IdentityTables>;
export type IdentityTransaction = KyselyTransaction<PlatformTables & IdentityTables>;
export type CustomerRow = Selectable<CustomerTable>;
export type ChallengeRow = Selectable<OtpChallengeTable>;
export type SessionRow = Selectable<SessionTable>;
export type JoiningRow = Selectable<JoiningTable>;
export type PasskeyRow = Selectable<PasskeyTable>;
export type MessageRow = Selectable<MessageTable>;

export const identityTables = (db: Database): IdentityDatabase => db.withTables<IdentityTables>();
