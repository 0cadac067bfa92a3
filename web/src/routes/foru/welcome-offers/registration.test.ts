import { expect, test } from 'vitest';
import { isNewMember, registrationOf } from './registration.ts';

const whole = {
  eventName: 'new_registration',
  eventDateTime: '2026-08-05T18:59:00Z',
  eventCorrelationId: 'event-0001',
  externalOfferId: 'X-1',
  offerId: 'coffee',
  division: 'NORCAL',
  storeId: '2300',
};
const searchOf = (changes: Partial<Record<keyof typeof whole, string>>) =>
  `?${new URLSearchParams({ ...whole, ...changes }).toString()}`;

test('S-32 an address tells of a new account, and of the offer that it brings', () => {
  expect(registrationOf(searchOf({}))).toEqual({ ...whole, eventDateTime: '2026-08-05T18:59:00.000Z' });
  expect(registrationOf(searchOf({ offerId: '' }))?.offerId).toBeNull();
});

test.each<keyof typeof whole>([
  'eventName',
  'eventDateTime',
  'eventCorrelationId',
  'externalOfferId',
  'division',
  'storeId',
])('S-32 an address without %s brings nothing', (name) => {
  expect(registrationOf(searchOf({ [name]: '' }))).toBeNull();
});

test('S-32 only a new account brings offers, at a time that there is', () => {
  expect(registrationOf(searchOf({ eventName: 'birthday' }))).toBeNull();
  expect(registrationOf(searchOf({ eventDateTime: 'soon' }))).toBeNull();
  expect([isNewMember('?eventName=new_registration'), isNewMember('?eventName=birthday')]).toEqual([true, false]);
});
