import type { Joining, RememberedShopper } from '../../generated/rest.ts';
import type { Shopper, Viewer } from '../../session/shopper.ts';

export type MeModel = Shopper;

export type ViewerModel = Viewer;

export type JoiningModel = Joining;

export type RememberedShopperModel = RememberedShopper;
