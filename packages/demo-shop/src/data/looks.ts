import type { BottleLook } from '../draw/bottle.ts';
import { trimOf } from '../draw/bottle.ts';
import type { BottleShape } from '../draw/bottle-shapes.ts';
import type { CapsuleStyle, Closure } from '../draw/capsule.ts';
import { darken, lightness, mix } from '../draw/colour.ts';
import type { GlassTone, WineTone } from '../draw/glass-tones.ts';
import type { LabelWords } from '../draw/label/design.ts';
import type { Palette } from '../draw/label/sheet.ts';
import { hashOf } from '../random.ts';
import { placeOf } from './areas/all.ts';
import { GRAPES } from './grapes.ts';
import { LEVELS } from './levels.ts';
import type { Paper, WineLine, Winery } from './wineries/winery.ts';

const PAPERS: Record<Paper, string> = {
  ivory: '#f7f1e4',
  white: '#fcfbf7',
  cream: '#f3e8cf',
  grey: '#eeede8',
  blush: '#fbf3ee',
  black: '#1d1a1b',
  navy: '#1b2433',
  forest: '#1a2b25',
};

/** Grapes that are bottled in the sloping shape of Burgundy and the Rhône. */
const SLOPING = new Set([
  'pinot-noir',
  'spatburgunder',
  'chardonnay',
  'gamay',
  'nebbiolo',
  'viognier',
  'melon',
  'nerello-mascalese',
  'carricante',
  'albarino',
  'chenin-blanc',
  'mourvedre',
]);
const FLUTES = new Set([
  'alsace',
  'mosel',
  'rheingau',
  'pfalz',
  'nahe',
  'rheinhessen',
  'wachau',
  'kamptal',
  'clare-valley',
]);

function shapeOf(line: WineLine): BottleShape {
  if (line.shape) return line.shape;
  const grape = line.grapes[0]![0];
  if (line.kind === 'SPARKLING') return 'champagne';
  if (line.kind === 'FORTIFIED') return 'port';
  if (line.kind === 'WHITE' && (FLUTES.has(line.area) || grape === 'riesling')) return 'flute';
  if (line.area === 'chinon' || grape === 'cabernet-franc') return 'bordeaux';
  if (SLOPING.has(grape) || line.area === 'sancerre' || line.area === 'provence' || line.kind === 'ROSE')
    return 'burgundy';
  return 'bordeaux';
}

function glassOf(line: WineLine, shape: BottleShape): GlassTone {
  if (line.glass) return line.glass;
  if (line.kind === 'SPARKLING') return 'champagne';
  if (line.kind === 'FORTIFIED') return 'black';
  if (line.kind === 'ROSE') return 'clear';
  if (shape === 'flute') return 'emerald';
  if (shape === 'burgundy') return 'deadLeaf';
  if (shape === 'bordeauxHeavy') return 'black';
  return 'antique';
}

function wineToneOf(line: WineLine): WineTone {
  if (line.kind === 'ROSE') return 'rose';
  if (line.kind === 'FORTIFIED')
    return line.making === 'stickie' || line.making === 'tawny'
      ? 'amber'
      : line.making === 'fino'
        ? 'white'
        : 'red';
  if (line.kind === 'WHITE' || line.kind === 'SPARKLING') return line.making === 'rot' ? 'gold' : 'white';
  return 'red';
}

const FOOT: Record<string, string> = {
  FR: 'Mis en bouteille à la propriété',
  IT: 'Imbottigliato all’origine',
  ES: 'Embotellado en la propiedad',
  PT: 'Engarrafado na origem',
  DE: 'Gutsabfüllung',
  AT: 'Gutsabfüllung',
  HU: 'Eredetvédett bor',
  US: 'Estate grown and bottled',
  CL: 'Embotellado en origen',
  AR: 'Embotellado en origen',
  AU: 'Estate grown and bottled',
  NZ: 'Estate grown and bottled',
};

const COUNTRY_ON_LABEL: Record<string, string> = {
  FR: 'France',
  IT: 'Italia',
  ES: 'España',
  PT: 'Portugal',
  DE: 'Deutschland',
  AT: 'Österreich',
  HU: 'Magyarország',
  US: 'California',
  CL: 'Chile',
  AR: 'Argentina',
  AU: 'Australia',
  NZ: 'New Zealand',
};

function countryOnLabel(code: string, area: string): string {
  if (code !== 'US') return COUNTRY_ON_LABEL[code]!;
  const region = placeOf(area).area.parent ?? area;
  return placeOf(region).area.name['en-US'];
}

/** What the label prints: the wine's name without the house, the size and what the origin already says. */
export function wordsOf(winery: Winery, line: WineLine): LabelWords {
  const { country, area } = placeOf(line.area);
  const origin = line.origin ?? area.name['en-US'];
  const full = line.wine[1].replace(/ ?(Magnum|Demi)$/, '');
  // "Brunello di Montalcino" is no name any more without its place.
  const rest = full.replace(origin, '').trim();
  const wine = / (di|de|della|d[’'])$|^(di|de) /.test(rest) ? full : rest;
  const grape = GRAPES[line.grapes[0]![0]].name['en-US'];
  const level = line.level === null ? '' : LEVELS[line.level].name['en-US'];
  const saysLevel =
    /^(Grand Cru|Premier Cru|Reserva|Gran Reserva|Crianza|DOCG|Smaragd)/.test(level) &&
    !`${origin} ${wine}`.includes(level.split(' ')[0]!);
  const single = line.grapes.length === 1 && !wine.includes(grape);
  const noteOf = () => {
    if (country.code === 'FR') return saysLevel ? level : 'Appellation contrôlée';
    if (single) return grape;
    if (saysLevel) return level;
    return wine.includes(grape) ? countryOnLabel(country.code, line.area) : grape;
  };
  const initials = winery.name[1].replace(
    /^(Château|Domaine|Maison|Weingut|Bodegas?|Casa|Cantina|Tenuta|Viña|Finca|Quinta|Mas|Clos|Schloss|Caves|Celler|Adega|Cascina|Podere|Fattoria|Masseria|Herdade|Champagne) (de la |de |du |des |da |do |les )?/i,
    '',
  );
  return {
    house: winery.name[1],
    wine,
    origin,
    country: countryOnLabel(country.code, line.area),
    note: noteOf(),
    letters: initials
      .split(/[\s-]+/)
      .filter((word) => word !== '&')
      .map((word) => word[0]!.toUpperCase())
      .slice(0, 2)
      .join(''),
    since: String(winery.founded),
    foot: FOOT[country.code]!,
  };
}

const METALS = ['#c7a75a', '#b9bcbd', '#b98a5a'];

function capsuleOf(line: WineLine, shape: BottleShape, palette: Palette, key: string): CapsuleStyle {
  const hash = hashOf(`capsule ${key}`);
  const closure: Closure =
    line.closure ??
    (shape === 'champagne'
      ? 'champagne'
      : line.kind === 'FORTIFIED' && shape === 'port'
        ? 'stopper'
        : 'capsule');
  const trim = trimOf(palette);
  if (closure === 'champagne') {
    const foil = palette.foil === 'silver' ? '#b9bcbd' : palette.foil === 'copper' ? '#c99a78' : '#c7a75a';
    const colour = line.grapes[0]![0] === 'shiraz' || hash % 5 === 0 ? palette.accent : foil;
    return { closure, colour, trim: colour === foil ? palette.accent : foil, metallic: true };
  }
  if (closure === 'stopper') return { closure, colour: '#1a1817', trim, metallic: false };
  if (closure === 'screwcap') {
    const silver = hash % 3 === 0;
    return {
      closure,
      colour: silver ? '#b4b7b8' : darken(palette.accent, 0.1),
      trim: silver ? palette.accent : '#d8d8d4',
      metallic: silver,
    };
  }
  if (closure === 'wax') return { closure, colour: darken(palette.accent, 0.15), trim, metallic: false };
  const metal = hash % 4 === 0;
  const dark = lightness(palette.accent) > 0.5 ? darken(palette.accent, 0.25) : palette.accent;
  const colour = metal ? METALS[hash % METALS.length]! : hash % 4 === 1 ? mix(dark, '#1a1717', 0.7) : dark;
  return { closure, colour, trim: metal ? palette.accent : trim, metallic: metal };
}

/** How the bottle of a wine looks; all its vintages share it. */
export function lookOf(winery: Winery, line: WineLine, position: number): BottleLook {
  const { style } = winery;
  const paperName = line.paper ?? style.paper;
  const paper = PAPERS[paperName];
  const dark = lightness(paper) < 0.4;
  const accent = style.accents[position % style.accents.length]!;
  const palette: Palette = {
    paper,
    ink: dark ? '#ece0cd' : '#262021',
    accent,
    foil: dark && style.foil === 'ink' ? 'gold' : style.foil,
  };
  const shape = shapeOf(line);
  return {
    shape,
    glass: glassOf(line, shape),
    wine: wineToneOf(line),
    capsule: capsuleOf(line, shape, palette, `${winery.key} ${position}`),
    design: line.design ?? style.design,
    emblem: line.emblem ?? style.emblem,
    palette,
    words: wordsOf(winery, line),
  };
}
