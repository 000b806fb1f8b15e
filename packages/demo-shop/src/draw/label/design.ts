import type { EmblemName } from '../emblems/all.ts';
import type { LabelSheet } from './sheet.ts';

/** What a label says. Latin letters only: the original names. */
export interface LabelWords {
  /** The winery, `Château Lamonet`. */
  house: string;
  /** The wine, `Les Terrasses`; empty when the wine carries the winery's name alone. */
  wine: string;
  /** Where it comes from, `Saint-Émilion Grand Cru`. */
  origin: string;
  country: string;
  /** A grape, a style or a term of ageing; may be empty. */
  note: string;
  /** Initials for monograms. */
  letters: string;
  /** Year of foundation. */
  since: string;
  /** The small print at the foot. */
  foot: string;
}

/** Draws one label on a sheet whose paper the design lays down itself. */
export type LabelDesign = (
  sheet: LabelSheet,
  words: LabelWords,
  look: { emblem: EmblemName; key: string },
) => void;

/** Capitals keep their accents. */
export const capitals = (text: string): string => text.toLocaleUpperCase('fr');

/** The house without its title: `Château Lamonet` → `Lamonet`. */
export function shortHouse(house: string): string {
  return house.replace(
    /^(Château|Domaine( de(s| la| l’)?)?|Maison|Clos( (de la|des|du|de))?|Weingut|Schloss|Bodegas?|Quinta (do|da|das|dos)|Casa|Tenuta|Podere|Cantina|Fattoria|Cascina|Viña|Finca|Champagne|Herdade d[oa]|Celler|Cave de|Mas|Adega|Caves|Azienda) /u,
    '',
  );
}
