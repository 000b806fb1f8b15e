import type { Random } from '../../random.ts';
import type { Path } from '../path.ts';

/** Which of a label's inks a part is printed in. */
export type Ink = 'ink' | 'accent' | 'foil' | 'paper' | 'tint';

/** One part of an emblem: filled, or drawn as a line of `width` millimetres. */
export interface Part {
  path: Path;
  ink: Ink;
  width?: number;
  opacity?: number;
}

/** Draws within a circle of radius 10 about the origin. `letters` are for emblems that show initials. */
export type Emblem = (random: Random, letters: string) => Part[];

export const filled = (path: Path, ink: Ink, opacity?: number): Part => ({
  path,
  ink,
  ...(opacity === undefined ? {} : { opacity }),
});
export const drawn = (path: Path, ink: Ink, width: number, opacity?: number): Part => ({
  path,
  ink,
  width,
  ...(opacity === undefined ? {} : { opacity }),
});
