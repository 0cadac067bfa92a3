import { expect, test } from 'vitest';
import { actionText, couponAction, couponActions } from './coupon-action.ts';

const coupon = {
  status: 'U',
  deleted: false,
  isClippable: true,
  offerComplete: false,
  offerDetail: { isClippable: true },
  continuity: null,
  qualificationBehavior: null,
  bonusPathStatus: '',
} as const;

test.each([
  ['S-43', 'U', false, 'CLIP'],
  ['S-43 S-116', 'U', true, 'CLIP'],
  ['S-44 S-116', 'C', false, 'CLIPPED'],
  ['S-45 S-116', 'C', true, 'ADD_TO_LIST'],
] as const)('%s a coupon with status %s, deleted %s: %s', (_, status, deleted, action) => {
  expect(couponAction({ ...coupon, status, deleted }, false)).toBe(action);
});

test.each([
  ['U', false, 'ADD_TO_LIST'],
  ['U', true, 'ADD_TO_LIST'],
  ['C', false, 'ON_LIST'],
  ['C', true, 'ADD_TO_LIST'],
] as const)('S-124 what needs no clipping, status %s, deleted %s: %s', (status, deleted, action) => {
  const offerDetail = { isClippable: false };
  expect(couponAction({ ...coupon, isClippable: false, offerDetail, status, deleted }, false)).toBe(action);
});

test('N-32 a coupon that was used as often as it can be, or that is all gone, can not be clipped', () => {
  expect(couponAction({ ...coupon, isClippable: false, offerComplete: true }, false)).toBe('USED');
  expect(couponAction({ ...coupon, status: 'C', offerComplete: true }, false)).toBe('USED');
  expect(couponAction({ ...coupon, isClippable: false }, false)).toBe('GONE');
  // Who has clipped one of the last keeps it.
  expect(couponAction({ ...coupon, isClippable: false, status: 'C' }, false)).toBe('CLIPPED');
});

const counting = (progressValue: number) => ({ ...coupon, continuity: { progressValue, targetValue: 3 } });

test('S-46 to S-49 a challenge is activated, in progress, and completed', () => {
  expect(couponAction(counting(0), false)).toBe('ACTIVATE');
  expect(couponAction({ ...counting(1), status: 'C', bonusPathStatus: 'inprogress' }, false)).toBe('IN_PROGRESS');
  expect(couponAction({ ...counting(3), status: 'C', bonusPathStatus: 'inprogress' }, false)).toBe('COMPLETED');
});

test('S-47 a challenge off the list keeps its progress', () => {
  expect(couponAction({ ...counting(1), status: 'C', deleted: true }, false)).toBe('IN_PROGRESS');
});

const flags = [true, false];
const all = (['U', 'C'] as const).flatMap((status) =>
  flags.flatMap((deleted) =>
    flags.flatMap((isClippable) =>
      flags.flatMap((offerComplete) =>
        flags.flatMap((needsClip) =>
          [null, 1, 3].flatMap((progress) =>
            [null, 'FIRST_ORDER'].flatMap((qualificationBehavior) =>
              (['', 'inprogress', 'completed', 'expired'] as const).map((bonusPathStatus) => ({
                status,
                deleted,
                isClippable,
                offerComplete,
                offerDetail: { isClippable: needsClip },
                continuity: progress === null ? null : { progressValue: progress, targetValue: 3 },
                qualificationBehavior,
                bonusPathStatus,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

test('S-118 after its last day nothing can be done with an offer; what was used or earned stays so', () => {
  expect(new Set(all.map((each) => couponAction(each, true)))).toEqual(new Set(['EXPIRED', 'COMPLETED', 'USED']));
  expect(couponAction({ ...coupon, status: 'C' }, true)).toBe('EXPIRED');
  expect(couponAction(coupon, true)).toBe('EXPIRED');
});

test('S-43 to S-49 every combination has one of the actions, and each action comes up', () => {
  const actions = [...all.map((each) => couponAction(each, false)), couponAction(coupon, false, true)];
  expect(new Set(actions)).toEqual(new Set(couponActions));
});

test('S-43 to S-46 X-11 each action has its words, the hidden ones first', () => {
  const spoken = couponActions.map((action) => {
    const { hidden, label } = actionText(action, 'en');
    return hidden === null ? label : `${hidden} ${label}`;
  });
  expect(spoken).toEqual([
    'Clip Coupon',
    'Coupon has already been Clipped',
    'Add to List',
    'Added to List',
    'Activate',
    'In Progress',
    'Bonus Path Completed',
    'Used',
    'No longer available',
    'Expired',
    'Coming soon',
  ]);
});

test('S-53 what has not begun can be looked at, and nothing else', () => {
  expect(couponAction(coupon, false, true)).toBe('UPCOMING');
  expect(couponAction({ ...coupon, isClippable: false, offerDetail: { isClippable: false } }, false, true)).toBe(
    'UPCOMING',
  );
});
