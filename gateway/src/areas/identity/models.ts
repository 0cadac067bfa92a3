import type { Joining, Passkey, RememberedShopper } from '../../generated/rest.ts';
import type { Shopper, Viewer } from '../../session/shopper.ts';

export type MeModel = Shopper;

export type ViewerModel = Viewer;

export type PasskeyModel = Passkey;

export type JoiningModel = Joining;

export type RememberedShopperModel = RememberedShopper;
