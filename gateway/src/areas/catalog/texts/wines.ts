import type { InLanguages } from '../../../shared/language.ts';

/** What words about a wine are called where they differ from the catalog's own, which are English. */
interface WineWords {
  /** 750 ml · 13.8% vol. */
  strength: (size: string, percent: string) => string;
  BODY: Readonly<Record<'LIGHT' | 'MEDIUM' | 'FULL', string>>;
  GRAPE: Readonly<Record<string, string>>;
  styles: Readonly<Record<string, string>>;
  notes: Readonly<Record<string, string>>;
}

export const wineTexts: InLanguages<WineWords> = {
  en: {
    strength: (size, percent) => `${size} · ${percent}% vol.`,
    BODY: { LIGHT: 'Light', MEDIUM: 'Medium', FULL: 'Full' },
    GRAPE: {},
    styles: {},
    notes: {},
  },
  es: {
    strength: (size, percent) => `${size} · ${percent}% vol.`,
    BODY: { LIGHT: 'Ligero', MEDIUM: 'Medio', FULL: 'Con cuerpo' },
    GRAPE: {
      Grenache: 'Garnacha',
      Muscat: 'Moscatel',
      'Red Blend': 'Mezcla tinta',
      'Bordeaux Blend': 'Mezcla de Burdeos',
      'Champagne Blend': 'Mezcla de Champaña',
      'Port Blend': 'Mezcla de Oporto',
    },
    styles: {
      bright: 'vivo',
      crisp: 'fresco',
      dry: 'seco',
      juicy: 'jugoso',
      'off-dry': 'semiseco',
      ripe: 'maduro',
      soft: 'suave',
      sweet: 'dulce',
    },
    notes: {
      acacia: 'acacia',
      almond: 'almendra',
      apple: 'manzana',
      apricot: 'albaricoque',
      'black cherry': 'cereza negra',
      'black pepper': 'pimienta negra',
      blackberry: 'zarzamora',
      blueberry: 'arándano',
      brioche: 'brioche',
      butter: 'mantequilla',
      caramel: 'caramelo',
      cassis: 'grosella negra',
      cedar: 'cedro',
      cherry: 'cereza',
      chocolate: 'chocolate',
      clove: 'clavo',
      cocoa: 'cacao',
      cream: 'crema',
      'forest floor': 'sotobosque',
      ginger: 'jengibre',
      grapefruit: 'toronja',
      graphite: 'grafito',
      grass: 'hierba fresca',
      hazelnut: 'avellana',
      honey: 'miel',
      honeysuckle: 'madreselva',
      leather: 'cuero',
      lemon: 'limón amarillo',
      lemongrass: 'hierba limón',
      lime: 'limón verde',
      melon: 'melón',
      mint: 'menta',
      'orange blossom': 'azahar',
      peach: 'durazno',
      pear: 'pera',
      pepper: 'pimienta',
      pineapple: 'piña',
      plum: 'ciruela',
      raisin: 'pasas',
      raspberry: 'frambuesa',
      slate: 'pizarra',
      smoke: 'humo',
      strawberry: 'fresa',
      tobacco: 'tabaco',
      vanilla: 'vainilla',
      violet: 'violeta',
      walnut: 'nuez',
      watermelon: 'sandía',
    },
  },
};
