import { randomFrom } from '../../random.ts';
import type { Outline } from '../bottle-shapes.ts';
import { darken, lighten, lightness, mix } from '../colour.ts';
import type { EmblemName } from '../emblems/all.ts';
import { EMBLEMS } from '../emblems/all.ts';
import type { Ink } from '../emblems/emblem.ts';
import type { Setting } from '../lettering.ts';
import { centred, leftAligned } from '../lettering.ts';
import type { Path } from '../path.ts';
import { bounds, mapPath, pathData, place, polyline, subdivide } from '../path.ts';
import type { Canvas, Stop } from '../svg.ts';
import { linear } from '../svg.ts';

export type Foil = 'gold' | 'copper' | 'silver' | 'ink';

/** The colours that a label is printed in. */
export interface Palette {
  paper: string;
  ink: string;
  accent: string;
  foil: Foil;
}

const FOILS: Record<Exclude<Foil, 'ink'>, readonly [string, string, string]> = {
  gold: ['#8a6526', '#e9cf8f', '#b28a3e'],
  copper: ['#84452a', '#e8b596', '#b06c4a'],
  silver: ['#7c8083', '#e6e8e9', '#a9adb0'],
};

/** A flat colour close to the foil, for thin lines and for capsules. */
export const foilColour = (foil: Foil, ink: string): string => (foil === 'ink' ? ink : FOILS[foil][2]);

/**
 * Paper that lies round a bottle. It is drawn flat (millimetres from its middle line and from its upper edge) and every
 * point is then bent round the glass as a lens far away, a little above the label, would see it.
 */
export class LabelSheet {
  readonly #canvas: Canvas;
  readonly #outline: Outline;
  readonly #cx: number;
  readonly #top: number;
  readonly #from: number;
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  readonly foil: string;

  constructor(options: {
    canvas: Canvas;
    outline: Outline;
    cx: number;
    top: number;
    from: number;
    width: number;
    height: number;
    palette: Palette;
  }) {
    this.#canvas = options.canvas;
    this.#outline = options.outline;
    this.#cx = options.cx;
    this.#top = options.top;
    this.#from = options.from;
    this.width = options.width;
    this.height = options.height;
    this.palette = options.palette;
    this.foil = this.#defineFoil();
  }

  #defineFoil(): string {
    const { foil, ink, paper } = this.palette;
    if (foil === 'ink') return ink;
    const [dark, bright, middle] = FOILS[foil];
    // On light paper a bright foil would vanish: the deep side of its shine leads there.
    const onPaper = lightness(paper) > 0.5;
    const shine = onPaper ? mix(bright, middle, 0.35) : bright;
    const deep = onPaper ? dark : mix(dark, middle, 0.75);
    const r = this.#outline.body.radius;
    const stops: Stop[] = [
      [0, deep],
      [0.14, middle],
      [0.24, shine],
      [0.36, middle],
      [0.52, deep],
      [0.66, middle],
      [0.78, shine],
      [0.88, middle],
      [1, deep],
    ];
    return this.#canvas.define(linear(this.#cx - r, this.#top + 100, this.#cx + r, this.#top + 124, stops));
  }

  #bend(path: Path): Path {
    return mapPath(subdivide(path, 2.5), ([u, v]) => {
      const y = this.#from + v;
      const r = this.#outline.radius(y) + 0.25;
      const angle = Math.max(-1.54, Math.min(1.54, u / r));
      return [this.#cx + r * Math.sin(angle), this.#top + y + 1.5 * Math.cos(angle) - 0.9];
    });
  }

  #colour(ink: Ink): string {
    const { paper, accent } = this.palette;
    if (ink === 'foil') return this.foil;
    if (ink === 'tint') return mix(paper, accent, 0.16);
    return this.palette[ink];
  }

  /** Lays down the sheet itself: its shadow on the glass, the paper, the light along its edge. */
  paper(shape: Path, colour = this.palette.paper): void {
    const canvas = this.#canvas;
    const bent = this.#bend(shape);
    for (const away of [0.35, 0.7, 1.1, 1.6]) {
      canvas.fill(
        mapPath(bent, ([x, y]) => [x + away * 0.5, y + away * 0.8]),
        '#000000',
        { opacity: 0.13 },
      );
    }
    const { top, bottom } = bounds(bent);
    const tone = canvas.define(
      linear(0, top, 0, bottom, [
        [0, lighten(colour, 0.08)],
        [0.5, colour],
        [1, darken(colour, 0.04)],
      ]),
    );
    canvas.fill(bent, tone);
    canvas.line(bent, lightness(colour) > 0.5 ? '#ffffff' : lighten(colour, 0.35), 0.3, { opacity: 0.55 });
  }

  fill(path: Path, colour: string, opacity = 1): void {
    this.#canvas.fill(this.#bend(path), colour, opacity < 1 ? { opacity } : {});
  }

  line(path: Path, colour: string, width: number, opacity = 1): void {
    this.#canvas.line(this.#bend(path), colour, width, opacity < 1 ? { opacity } : {});
  }

  /** A horizontal rule about the middle line. */
  rule(v: number, length: number, colour: string, width = 0.3): void {
    this.line(
      polyline([
        [-length / 2, v],
        [length / 2, v],
      ]),
      colour,
      width,
    );
  }

  /** One centred line of lettering on the baseline `v`, never wider than `limit`. */
  text(words: string, setting: Setting, v: number, colour: string, limit = this.width * 0.7, u = 0): void {
    if (words !== '') this.fill(centred(words, setting, u, v, limit), colour);
  }

  /** One line of lettering that starts at `u`. */
  textLeft(words: string, setting: Setting, u: number, v: number, colour: string, limit: number): void {
    if (words !== '') this.fill(leftAligned(words, setting, u, v, limit), colour);
  }

  /** Lettering pressed into the paper: a bright lower edge under the ink. */
  pressed(words: string, setting: Setting, v: number, colour: string, limit = this.width * 0.7): void {
    if (words === '') return;
    const path = centred(words, setting, 0, v, limit);
    this.fill(
      mapPath(path, ([x, y]) => [x + 0.16, y + 0.22]),
      lightness(this.palette.paper) > 0.5 ? '#ffffff' : '#000000',
      0.7,
    );
    this.fill(path, colour);
  }

  /** An emblem about (u, v); `size` is its radius in millimetres. */
  emblem(
    name: EmblemName,
    key: string,
    letters: string,
    u: number,
    v: number,
    size: number,
    only?: Ink,
  ): void {
    const scale = size / 10;
    for (const part of EMBLEMS[name](randomFrom(`${name} ${key}`), letters)) {
      const path = place(part.path, u, v, scale);
      const colour = this.#colour(only ?? part.ink);
      if (part.width) this.line(path, colour, Math.max(0.14, part.width * scale), part.opacity);
      else if (!only || part.ink !== 'paper') this.fill(path, colour, part.opacity);
    }
  }

  /** Draws inside a shape only. */
  inside(shape: Path, draw: () => void): void {
    this.#canvas.clipped(this.#bend(shape), draw);
  }

  /** The light of the room on the finished sheet: darker where the glass turns away, a soft window on the left. */
  light(shape: Path): void {
    const bent = this.#bend(shape);
    const r = this.#outline.body.radius;
    const cx = this.#cx;
    const dark: Stop[] = [
      [0, '#120c06', 0.62],
      [0.06, '#120c06', 0.36],
      [0.16, '#120c06', 0.1],
      [0.3, '#120c06', 0],
      [0.52, '#120c06', 0.02],
      [0.74, '#120c06', 0.13],
      [0.9, '#120c06', 0.34],
      [1, '#120c06', 0.66],
    ];
    const glow: Stop[] = [
      [0, '#ffffff', 0],
      [0.12, '#ffffff', 0.04],
      [0.2, '#ffffff', 0.3],
      [0.3, '#ffffff', 0.12],
      [0.46, '#ffffff', 0],
      [1, '#ffffff', 0],
    ];
    const data = pathData(bent);
    for (const stops of [dark, glow]) {
      this.#canvas.add(
        `<path d="${data}" fill="${this.#canvas.define(linear(cx - r, 0, cx + r, 0, stops))}"/>`,
      );
    }
  }
}
