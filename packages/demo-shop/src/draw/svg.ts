import type { Path } from './path.ts';
import { pathData } from './path.ts';

/**
 * How a path is laid down. Opacity is that of the paint, never of the element: an element's own opacity makes the
 * renderer compose it in a layer of its own, which took two thirds of a landscape's time.
 */
export interface Paint {
  opacity?: number | string;
  /** A line along a filled path. */
  edge?: { colour: string; width: number };
}

const attribute = (name: string, value: number | string | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`;

/** Collects definitions (gradients, clips) and drawing; ids are counted, so the same drawing is the same text. */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #parts: string[] = [];
  #count = 0;
  readonly #precision: number;

  /** Coordinates are kept in so many steps a unit: 100 where a unit is a millimetre, 10 where it is a pixel. */
  constructor(precision = 100) {
    this.#precision = precision;
  }

  /** A canvas that goes on from what this one holds now; neither changes the other. */
  copy(): Canvas {
    const copy = new Canvas(this.#precision);
    copy.#definitions.push(...this.#definitions);
    copy.#parts.push(...this.#parts);
    copy.#count = this.#count;
    return copy;
  }

  /** Adds a definition and answers its reference, `url(#…)`. */
  define(make: (id: string) => string): string {
    this.#count += 1;
    const id = `d${this.#count}`;
    this.#definitions.push(make(id));
    return `url(#${id})`;
  }

  add(markup: string): void {
    this.#parts.push(markup);
  }

  /** A filled path. */
  fill(path: Path, colour: string, { opacity, edge }: Paint = {}): void {
    const outline = edge
      ? ` stroke="${edge.colour}" stroke-width="${edge.width}" stroke-linejoin="round"`
      : '';
    this.add(
      `<path d="${pathData(path, this.#precision)}" fill="${colour}"${attribute('fill-opacity', opacity)}${outline}/>`,
    );
  }

  /** A stroked path. */
  line(path: Path, colour: string, width: number, { opacity }: Paint = {}): void {
    this.add(
      `<path d="${pathData(path, this.#precision)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attribute('stroke-opacity', opacity)}/>`,
    );
  }

  /** A group clipped by a path. */
  clipped(path: Path, draw: () => void): void {
    const clip = this.define(
      (id) => `<clipPath id="${id}"><path d="${pathData(path, this.#precision)}"/></clipPath>`,
    );
    this.add(`<g clip-path="${clip}">`);
    draw();
    this.add('</g>');
  }

  /** The whole document. */
  document(width: number, height: number): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${this.#definitions.join('')}</defs>${this.#parts.join('')}</svg>`;
  }
}

/** `[offset 0–1, colour, opacity?]` */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A straight gradient between two points of the drawing. */
export const linear =
  (x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]) =>
  (id: string): string =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`;

/** A round gradient about a point of the drawing. */
export const radial =
  (cx: number, cy: number, r: number, stops: readonly Stop[], transform = '') =>
  (id: string): string =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${transform && ` gradientTransform="${transform}"`}>${stopMarkup(stops)}</radialGradient>`;

/** A soft spot: full in the middle of whatever it fills, gone at its edge. Filters would blur as well, at many times the cost. */
export const spot =
  (colour: string, core = 0) =>
  (id: string): string =>
    `<radialGradient id="${id}">${stopMarkup([
      [core, colour, 1],
      [core + (1 - core) * 0.5, colour, 0.42],
      [core + (1 - core) * 0.8, colour, 0.1],
      [1, colour, 0],
    ])}</radialGradient>`;
