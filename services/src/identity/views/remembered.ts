import { maskHandle } from '../rules/handle.ts';
import type { CustomerRow } from '../store/tables.ts';

/** What a re-sign-in screen may show: the first name and masked handles, nothing more. */
export function rememberedView(customer: CustomerRow) {
  const handles = [
    ...(customer.phone === null ? [] : [{ channel: 'sms' as const, maskedHandle: maskHandle('sms', customer.phone) }]),
    ...(customer.email === null
      ? []
      : [{ channel: 'email' as const, maskedHandle: maskHandle('email', customer.email) }]),
  ];
  return { firstName: customer.first_name, userType: customer.user_type, siteType: customer.site_type, handles };
}
