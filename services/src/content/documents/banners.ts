import type { Static } from 'typebox';
import type { Banner } from '../contract/content.ts';

const banner = (
  key: string,
  name: string,
  brandColor: string,
  division: string,
  themed = false,
): Static<typeof Banner> => ({
  key,
  name,
  host: `${key}.localhost`,
  brandColor,
  division,
  themed,
});

/** All banners, the default one first (S-1, G-2). */
export const banners: readonly Static<typeof Banner>[] = [
  banner('safeway', 'Safeway', '#c4122f', 'NORCAL', true),
  banner('vons', 'Vons', '#0b5cad', 'SOCAL', true),
  banner('haggen', 'Haggen', '#12603e', 'SEATTLE', true),
  banner('albertsons', 'Albertsons', '#0a5cad', 'INTERMOUNTAIN'),
  banner('acme', 'ACME Markets', '#b5121b', 'MIDATLANTIC'),
  banner('andronicos', "Andronico's", '#7a1f3d', 'NORCAL'),
  banner('balduccis', "Balducci's", '#1f4d3a', 'MIDATLANTIC'),
  banner('carrs', 'Carrs', '#a8192e', 'SEATTLE'),
  banner('jewelosco', 'Jewel-Osco', '#a6192e', 'JEWEL'),
  banner('kingsfood', 'Kings Food Markets', '#5a2d82', 'MIDATLANTIC'),
  banner('pavilions', 'Pavilions', '#2e6b2f', 'SOCAL'),
  banner('randalls', 'Randalls', '#b0182b', 'SOUTHERN'),
  banner('shaws', "Shaw's", '#c04a00', 'SHAWS'),
  banner('starmarket', 'Star Market', '#8f1d2c', 'SHAWS'),
  banner('tomthumb', 'Tom Thumb', '#a3142b', 'SOUTHERN'),
  banner('unitedsupermarkets', 'United Supermarkets', '#b31b34', 'UNITED'),
  banner('marketstreet', 'Market Street', '#4b5a1e', 'UNITED'),
  banner('amigos', 'Amigos', '#9c3d00', 'UNITED'),
  banner('lucky', 'Lucky', '#98002e', 'INTERMOUNTAIN'),
  banner('paknsave', "Pak 'n Save", '#8a4b00', 'NORCAL'),
];
