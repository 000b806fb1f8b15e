import type { Path } from './path.ts';
import { pathData } from './path.ts';

/** Collects definitions (gradients, clips) and drawing; ids are counted, so the same drawing is the same text. */
export class Canvas {
  readonly #definitions: string[] = [];
  readonly #parts: string[] = [];
  #count = 0;

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

  /** A filled path; `extra` is further attributes. */
  fill(path: Path, colour: string, extra = ''): void {
    this.add(`<path d="${pathData(path)}" fill="${colour}"${extra && ` ${extra}`}/>`);
  }

  /** A stroked path. */
  line(path: Path, colour: string, width: number, extra = ''): void {
    this.add(
      `<path d="${pathData(path)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`,
    );
  }

  /** A group clipped by a path. */
  clipped(path: Path, draw: () => void): void {
    const clip = this.define((id) => `<clipPath id="${id}"><path d="${pathData(path)}"/></clipPath>`);
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

export const blur = (deviation: number) => (id: string) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
