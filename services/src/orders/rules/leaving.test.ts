import { expect, test } from 'vitest';
import { type LeavingFacts, otherHandOver } from './leaving.ts';
import { orderStates } from './order-states.ts';

const milk = { contains_alcohol: false, restricted_value: 0 };
const wine = { contains_alcohol: true, restricted_value: 0 };
const medicine = { contains_alcohol: false, restricted_value: 1 };
const facts = (more: Partial<LeavingFacts> = {}): LeavingFacts => ({
  state: 'PLACED',
  channel: 'DELIVERY',
  kind: 'ATTENDED',
  lines: [milk],
  methods: ['CARD'],
  isShort: false,
  ...more,
});

test.each<[string, Partial<LeavingFacts>, ReturnType<typeof otherHandOver>]>([
  ['what is paid and needs no ID', {}, { kind: 'UNATTENDED', problem: null }],
  ['wine', { lines: [milk, wine] }, { kind: 'UNATTENDED', problem: 'RESTRICTED' }],
  ['what needs ID', { lines: [medicine] }, { kind: 'UNATTENDED', problem: 'RESTRICTED' }],
  ['what SNAP pays at the door', { methods: ['CARD', 'SNAP_EBT'] }, { kind: 'UNATTENDED', problem: 'UNPAID' }],
  ['what is paid at the door', { methods: ['HAND_OVER'] }, { kind: 'UNATTENDED', problem: 'UNPAID' }],
  ['what nobody holds money for', { isShort: true }, { kind: 'UNATTENDED', problem: 'UNPAID' }],
  ['wine that is not paid', { lines: [wine], isShort: true }, { kind: 'UNATTENDED', problem: 'RESTRICTED' }],
  ['nothing at all', { lines: [], methods: [] }, { kind: 'UNATTENDED', problem: null }],
  ['what was to be left', { kind: 'UNATTENDED', lines: [wine], isShort: true }, { kind: 'ATTENDED', problem: null }],
  ['a pickup', { channel: 'PICKUP', kind: 'PICKUP' }, null],
  ['what a seller ships', { channel: 'SHIPPING', kind: 'SHIPPED' }, null],
])('N-61 S-144 T-96 the other way to hand over %s', (_, more, other) => {
  expect(otherHandOver(facts(more))).toEqual(other);
});

test('N-61 how a delivery is handed over can be changed until it is', () => {
  expect(orderStates.filter((state) => otherHandOver(facts({ state })) !== null)).toEqual([
    'PLACED',
    'LOCKED',
    'PICKING',
    'READY',
    'OUT_FOR_DELIVERY',
  ]);
});
