import type { Kit } from '../kit.ts';
import * as bags from './bags.ts';
import * as bottles from './bottles.ts';
import * as boxes from './boxes.ts';
import * as cans from './cans.ts';
import * as home from './home.ts';
import * as trays from './trays.ts';

interface Form {
  draw(kit: Kit): string;
  /** So that the pack fills most of the picture's height or width. */
  zoom?: number;
  /** Short packs stand a little higher. */
  lift?: number;
  /** The emoji alone, with its own light. */
  whole?: boolean;
}

/** Everything that food comes in. */
export const forms = {
  carton: { draw: boxes.carton, zoom: 1.12 },
  cereal: { draw: boxes.cereal, zoom: 1.12 },
  packet: { draw: boxes.packet, zoom: 1.14 },
  frozen: { draw: boxes.frozen, zoom: 1.06, lift: 4 },
  block: { draw: boxes.block, zoom: 1.06, lift: 8 },
  can: { draw: cans.can, zoom: 1.16 },
  sixpack: { draw: cans.sixpack, lift: 8 },
  tin: { draw: cans.tin, zoom: 1.26, lift: -1 },
  jar: { draw: cans.jar, zoom: 1.2 },
  tub: { draw: cans.tub, zoom: 1.22, lift: -1.5 },
  cup: { draw: cans.cup, zoom: 1.24, lift: -1.5 },
  canister: { draw: cans.canister, zoom: 1.16 },
  juice: { draw: bottles.juice, zoom: 1.06 },
  water: { draw: bottles.water, zoom: 1.06 },
  wine: { draw: bottles.wine },
  burgundy: { draw: bottles.burgundy },
  flute: { draw: bottles.flute, lift: -1 },
  champagne: { draw: bottles.champagne, zoom: 1.02, lift: -2 },
  port: { draw: bottles.port, zoom: 1.08 },
  beer: { draw: bottles.beer, zoom: 1.05 },
  squeeze: { draw: bottles.squeeze, zoom: 1.06 },
  spice: { draw: bottles.spice, zoom: 1.16 },
  oil: { draw: bottles.oil, zoom: 1.06 },
  pill: { draw: bottles.pill, zoom: 1.18 },
  jug: { draw: bottles.jug, zoom: 1.1 },
  milkJug: { draw: bottles.milkJug, zoom: 1.04 },
  clearJug: { draw: bottles.clearJug, zoom: 1.04 },
  pump: { draw: bottles.pump, zoom: 1.1 },
  spray: { draw: bottles.spray, zoom: 1.06 },
  chips: { draw: bags.chips, zoom: 1.12 },
  pasta: { draw: bags.pasta, zoom: 1.1 },
  pouch: { draw: bags.pouch, zoom: 1.12 },
  spout: { draw: bags.spout, zoom: 1.1 },
  sack: { draw: bags.sack, zoom: 1.06 },
  bread: { draw: bags.bread, zoom: 1.08 },
  net: { draw: bags.net, zoom: 1.06 },
  bar: { draw: bags.bar, lift: 6 },
  plate: { draw: trays.plate, lift: -4, whole: true },
  tray: { draw: trays.tray, zoom: 1.04, lift: 6 },
  clamshell: { draw: trays.clamshell, zoom: 1.08, lift: 6 },
  eggs: { draw: trays.eggs, zoom: 1.06, lift: 6 },
  flowers: { draw: trays.flowers, zoom: 1.08 },
  rolls: { draw: home.rolls, zoom: 1.1 },
  softpack: { draw: home.softpack, zoom: 1.12 },
  tube: { draw: home.tube, zoom: 1.08 },
} satisfies Record<string, Form>;
export type FormName = keyof typeof forms;
export const formNames = Object.keys(forms) as FormName[];
/** The form of this name; undefined if there is none. */
export const formIn = (name: string | null): FormName | undefined => formNames.find((each) => each === name);
export const formOf = (name: FormName): Form => forms[name];
