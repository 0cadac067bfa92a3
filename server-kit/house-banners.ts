// Generated from design-system/tokens/ by design-system/scripts/themes.ts. Do not edit.
/** The banners of the house by key, as in host names, the default one first (S-1, G-2). */
export const houseBanners = [
  { key: 'safeway', name: 'Safeway', brandColor: '#c4122f', division: 'NORCAL' },
  { key: 'acme', name: 'ACME Markets', brandColor: '#d71f2b', division: 'MIDATLANTIC' },
  { key: 'albertsons', name: 'Albertsons', brandColor: '#0a6fb7', division: 'INTERMOUNTAIN' },
  { key: 'amigos', name: 'Amigos', brandColor: '#e2502b', division: 'UNITED' },
  { key: 'andronicos', name: "Andronico's", brandColor: '#6d2a3a', division: 'NORCAL' },
  { key: 'balduccis', name: "Balducci's", brandColor: '#4b3a2a', division: 'MIDATLANTIC' },
  { key: 'carrs', name: 'Carrs', brandColor: '#005d83', division: 'SEATTLE' },
  { key: 'haggen', name: 'Haggen', brandColor: '#12603e', division: 'SEATTLE' },
  { key: 'jewelosco', name: 'Jewel-Osco', brandColor: '#c8202f', division: 'JEWEL' },
  { key: 'kingsfood', name: 'Kings Food Markets', brandColor: '#5a2d82', division: 'MIDATLANTIC' },
  { key: 'lucky', name: 'Lucky', brandColor: '#d0103a', division: 'INTERMOUNTAIN' },
  { key: 'marketstreet', name: 'Market Street', brandColor: '#4a6b2a', division: 'UNITED' },
  { key: 'paknsave', name: "Pak 'n Save", brandColor: '#ffd400', division: 'NORCAL' },
  { key: 'pavilions', name: 'Pavilions', brandColor: '#7d1f4a', division: 'SOCAL' },
  { key: 'randalls', name: 'Randalls', brandColor: '#b3202c', division: 'SOUTHERN' },
  { key: 'shaws', name: "Shaw's", brandColor: '#f08019', division: 'SHAWS' },
  { key: 'starmarket', name: 'Star Market', brandColor: '#1d7a76', division: 'SHAWS' },
  { key: 'tomthumb', name: 'Tom Thumb', brandColor: '#00594c', division: 'SOUTHERN' },
  { key: 'unitedsupermarkets', name: 'United Supermarkets', brandColor: '#1f4e9b', division: 'UNITED' },
  { key: 'vons', name: 'Vons', brandColor: '#0b5cad', division: 'SOCAL' },
] as const;
