import { mix } from '../colour.ts';
import type { Point } from '../path.ts';
import type { Canvas } from '../svg.ts';
import type { Light, Scene } from './scene.ts';
import type { Terrain } from './terrain.ts';

/** Turns places on the ground into places in the picture. */
export class Eye {
  readonly width: number;
  readonly horizon: number;
  readonly #focal: number;
  readonly #height: number;

  constructor(size: { width: number; height: number }, camera: Scene['camera']) {
    this.width = size.width;
    this.horizon = size.height * camera.horizon;
    this.#focal = size.width * 0.62;
    this.#height = camera.height;
  }

  /** Pixels of one unit of the ground at a depth. */
  scale(z: number): number {
    return this.#focal / z;
  }

  at(x: number, h: number, z: number): Point {
    return [this.width / 2 + x * this.scale(z), this.horizon + (this.#height - h) * this.scale(z)];
  }

  /** Half of what can be seen across at a depth. */
  half(z: number): number {
    return (this.width / 2 / this.scale(z)) * 1.04;
  }
}

/** What every part of the ground needs to draw itself. */
export interface View {
  canvas: Canvas;
  scene: Scene;
  light: Light;
  terrain: Terrain;
  eye: Eye;
  key: string;
}

/** How much of the air's colour lies over things at a depth, 0–1. */
export const hazeAt = (z: number): number => Math.min(0.78, 1 - Math.exp(-Math.max(0, z - 8) / 48));

/** A colour as it looks through the air. */
export const through = (colour: string, light: Light, z: number): string =>
  mix(colour, light.haze, hazeAt(z));
