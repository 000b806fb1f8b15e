import { rectangle } from '../path.ts';
import { Canvas, linear, radial } from '../svg.ts';
import { drawGround } from './ground.ts';
import type { Scene } from './scene.ts';
import { LIGHTS } from './scene.ts';
import { drawSky } from './sky.ts';
import { terrainOf } from './terrain.ts';

/** Size of the drawing; its pictures keep this ratio. */
export const LANDSCAPE_CANVAS = { width: 1440, height: 960 } as const;

/**
 * A landscape as a painter would set it down: sky, horizon, ground, light. The ground is laid down in `slices`, from the
 * horizon to the viewer's feet; a small picture needs fewer.
 */
export function drawLandscape(scene: Scene, key: string, slices = 72): string {
  const canvas = new Canvas(10);
  const { width, height } = LANDSCAPE_CANVAS;
  const light = LIGHTS[scene.light];
  drawSky(canvas, scene, light, width, height, key);
  drawGround(canvas, scene, light, terrainOf(scene, key), { ...LANDSCAPE_CANVAS, slices }, key);
  if (light.sun) {
    const [x, y] = [light.sun[0] * width, height * scene.camera.horizon * (1 - light.sun[1] * 2.2)];
    canvas.fill(
      rectangle(0, 0, width, height),
      canvas.define(
        radial(x, y, width * 0.6, [
          [0, light.sunColour, 0.26],
          [0.5, light.sunColour, 0.06],
          [1, light.sunColour, 0],
        ]),
      ),
    );
  }
  const foot = canvas.define(
    linear(0, height * 0.7, 0, height, [
      [0, light.cool, 0],
      [1, light.cool, 0.16],
    ]),
  );
  canvas.fill(rectangle(0, height * 0.7, width, height * 0.3), foot);
  return canvas.document(width, height);
}
