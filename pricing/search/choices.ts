import { type Cut, cutOf, pooledCut } from '../amounts.ts';
import type { Counts, Lot } from '../lots.ts';
import type { UnitClass } from './classes.ts';
import { canAllCostMore, mostOffGroups } from './groups.ts';
import { isGroupPrice, type Terms } from './offer-terms.ts';
import { blockTargets } from './targets.ts';
import type { Look } from './uses.ts';
import type { Vector } from './vectors.ts';

/** Units that an offer takes, by lot: all of them, those it discounts, and lots of which it may leave nothing to spare. */
export interface Choice {
  uses: Counts;
  targets: Counts;
  passed: ReadonlySet<number>;
  cut: Cut;
}

/** Units by class: those an offer takes, and those of them that it discounts. */
interface Take {
  uses: Vector;
  targets: Vector;
}

interface Ask {
  terms: Terms;
  lots: readonly Lot[];
  classes: readonly UnitClass[];
  look: Look;
}

/** No lots. */
export const nobody: ReadonlySet<number> = new Set();

/** What may come of taking so many units of each class that something else wants, too. */
export function choicesFor(
  terms: Terms,
  lots: readonly Lot[],
  classes: readonly UnitClass[],
  vector: Vector,
  look: Look,
): { choices: Choice[]; isCut: boolean } {
  const ask: Ask = { terms, lots, classes, look };
  switch (terms.shape) {
    case 'UNITS':
      return certain(ask, unitsOf(ask, vector));
    case 'POOL':
      return { choices: pooled(ask, vector), isCut: false };
    case 'GROUPS':
    case 'BLOCKS':
      return grouped(ask, vector);
    case 'GETS':
    case 'CHEAPEST':
      return { choices: cheapestLeft(ask, vector), isCut: false };
  }
}

const total = (vector: Vector): number => vector.reduce((sum, count) => sum + count, 0);

const certain = (ask: Ask, uses: Vector) => ({
  choices: total(uses) === 0 ? [] : [choiceOf(ask, { uses, targets: uses })],
  isCut: false,
});

/** The units that are worth most to the offer, of those that nothing else wants. */
function unitsOf(ask: Ask, vector: Vector): Vector {
  return withOwn(ask, vector, ask.terms.most - total(vector), ({ each }) => each);
}

/** Takes more units of classes that nothing else wants, by what they are worth; of those alike the earlier lines. */
function withOwn(
  { lots, classes }: Ask,
  vector: Vector,
  wanted: number,
  worth: (of: UnitClass) => number,
  isAllowed: (of: UnitClass) => boolean = () => true,
): Vector {
  if (wanted <= 0) return vector;
  const uses = [...vector];
  let left = wanted;
  const own = [...classes.entries()].flatMap(([index, each]) =>
    each.isWanted || !isAllowed(each) ? [] : each.members.map((at) => ({ index, at, cents: worth(each) })),
  );
  if (own.length > 1) own.sort((one, other) => other.cents - one.cents || one.at - other.at);
  for (const { index, at } of own) {
    const count = Math.min(left, lots[at]!.count);
    uses[index]! += count;
    left -= count;
  }
  return uses;
}

const minimumOf = ({ offer: { buy } }: Terms): number | undefined => buy.minCents ?? buy.minWeight;

const measured = (classes: readonly UnitClass[], uses: Vector): number =>
  classes.reduce((sum, { measure, canCount }, index) => (canCount ? sum + measure * uses[index]! : sum), 0);

function pooled(ask: Ask, vector: Vector): Choice[] {
  const { terms, classes, lots, look } = ask;
  const uses = withOwn(ask, vector, Infinity, ({ each }) => each);
  const times = Math.min(terms.most, Math.floor(measured(classes, uses) / minimumOf(terms)!));
  if (times < 1) return [];
  const counts = spreadOut(ask, uses);
  const cut = pooledCut(terms.offer, look.field.scene.lines, lots, counts, times);
  return [{ uses: counts, targets: counts, passed: nobody, cut }];
}

/** Every number of groups, or blocks, that can be made of these units and of some that nothing else wants. */
function grouped(ask: Ask, vector: Vector): { choices: Choice[]; isCut: boolean } {
  const { terms, classes } = ask;
  const taken = total(vector);
  const own = classes.reduce((sum, { isWanted, count }) => (isWanted ? sum : sum + count), 0);
  const most = Math.min(terms.most, Math.floor((taken + own) / terms.size));
  const choices: Choice[] = [];
  let isCut = false;
  for (let groups = most; groups > 0 && groups * terms.size >= taken; groups--) {
    const uses = withOwn(ask, vector, groups * terms.size - taken, ({ netCents }) => netCents);
    const found = terms.shape === 'BLOCKS' ? blocked(ask, uses) : groupChoice(ask, uses);
    choices.push(...found.choices);
    isCut ||= found.isCut;
    // Fewer groups of units that nothing else wants are worth less, unless a price for each of them says otherwise.
    if (!isGroupPrice(terms) && !ask.look.isOpenEnded && found.choices.length > 0) break;
  }
  return { choices, isCut };
}

function blocked(ask: Ask, uses: Vector): { choices: Choice[]; isCut: boolean } {
  const { terms, classes } = ask;
  const isFree = !classes.some(({ isWanted }, index) => isWanted && uses[index]! > 0);
  const { found, isCut } = blockTargets(classes, uses, terms, isFree ? 1 : Infinity);
  return { choices: found.map((targets) => choiceOf(ask, { uses, targets })), isCut: isCut && !isFree };
}

function groupChoice(ask: Ask, uses: Vector): { choices: Choice[]; isCut: boolean } {
  const { terms, classes } = ask;
  const { size, offer } = terms;
  const { type, value } = offer.get.discount;
  const units = classes.map(({ netCents }, index) => ({ netCents, count: uses[index]! }));
  if (isGroupPrice(terms)) {
    const can = canAllCostMore(units, size, value);
    const net = units.reduce((sum, { netCents, count }) => sum + netCents * count, 0);
    const cut = { total: net - (total(uses) / size) * value };
    return { choices: can ? [choiceOf(ask, { uses, targets: uses }, cut)] : [], isCut: can === null };
  }
  if (type !== 'AMOUNT_OFF') return certain(ask, uses);
  const most = mostOffGroups(units, size, value);
  if (most === null) return { choices: [], isCut: false };
  return { choices: [choiceOf(ask, { uses, targets: uses }, { total: most.cents })], isCut: most.isCut };
}

/** Buy some of these, get the cheapest of those: all that are cheaper have to go to other offers of its kind (N-81). */
function cheapestLeft(ask: Ask, vector: Vector): Choice[] {
  const { terms, classes } = ask;
  const isGet = (each: UnitClass) => each.canBeDiscounted;
  const targets = vector.map((count, index) => (isGet(classes[index]!) ? count : 0));
  const dearest = Math.max(...classes.map(({ netCents }, index) => (targets[index]! > 0 ? netCents : 0)));
  const over = classes.filter((each, index) => isGet(each) && each.netCents < dearest && each.count > targets[index]!);
  if (total(targets) === 0 || over.some(({ canBePassed }) => !canBePassed)) return [];
  const passed = new Set(over.flatMap(({ members }) => members));
  if (terms.shape === 'CHEAPEST') return [{ ...choiceOf(ask, { uses: targets, targets }), passed }];
  const times = total(targets) / terms.gets;
  const minimum = minimumOf(terms);
  const bought = total(vector) - total(targets);
  const wanted = minimum === undefined ? times * terms.size - bought : Infinity;
  const uses = withOwn(
    ask,
    vector,
    wanted,
    ({ measure }) => measure,
    (each) => !isGet(each),
  );
  const reached =
    minimum === undefined ? (total(uses) - total(targets)) / terms.size : measured(classes, uses) / minimum;
  return reached < times ? [] : [{ ...choiceOf(ask, { uses, targets }), passed }];
}

function choiceOf(ask: Ask, { uses, targets }: Take, cut?: Cut): Choice {
  const { terms, lots, look } = ask;
  const hit = spreadOut(ask, targets);
  return {
    uses: uses === targets ? hit : spreadOut(ask, uses),
    targets: hit,
    passed: nobody,
    cut: cut ?? cutOf(terms.offer.get.discount, look.field.scene.lines, lots, hit),
  };
}

/** Of each class the units of earlier lines first. */
function spreadOut({ lots, classes }: Ask, vector: Vector): Counts {
  const counts = lots.map(() => 0);
  for (const [index, { members }] of classes.entries()) {
    let left = vector[index]!;
    for (const at of members) {
      if (left === 0) break;
      counts[at] = Math.min(left, lots[at]!.count);
      left -= counts[at];
    }
  }
  return counts;
}
