import { randomFrom } from '../../random.ts';
import { lighten, mix } from '../colour.ts';
import type { Point } from '../path.ts';
import { ellipse, polyline, rectangle } from '../path.ts';
import type { Canvas, Stop } from '../svg.ts';
import { linear, radial, spot } from '../svg.ts';
import { layered, noiseOf } from './noise.ts';
import type { Light, Scene } from './scene.ts';

/** How far what fills the picture reaches beyond it: an edge right on the border would be half transparent, on black. */
const BLEED = 8;

function drawClouds(canvas: Canvas, light: Light, width: number, horizon: number, key: string): void {
  const random = randomFrom(`clouds ${key}`);
  const puff = canvas.define(spot(light.cloud, 0.2));
  const underside = canvas.define(spot(mix(light.cloud, light.cool, 0.22)));
  const count = random.between(3, 6);
  for (let i = 0; i < count; i += 1) {
    const [cx, cy] = [random.real(0, width), horizon * random.real(0.12, 0.72)];
    const length = width * random.real(0.1, 0.26) * (0.5 + (1 - cy / horizon));
    const parts = random.between(5, 9);
    const opacity = random.real(0.34, 0.66);
    canvas.fill(ellipse(cx, cy + length * 0.016, length * 0.62, length * 0.04), underside, {
      opacity: opacity * 0.8,
    });
    for (let j = 0; j < parts; j += 1) {
      const x = cx + (j / (parts - 1) - 0.5) * length;
      const h = length * random.real(0.06, 0.16) * (1.1 - Math.abs(j / (parts - 1) - 0.5));
      canvas.fill(ellipse(x, cy - h * 0.4, length * random.real(0.16, 0.28), h), puff, { opacity });
    }
  }
}

function drawRange(
  canvas: Canvas,
  options: {
    width: number;
    base: number;
    height: number;
    rough: number;
    colour: string;
    key: string;
    snow?: string;
    peak?: boolean;
    sharp?: boolean;
    side?: -1 | 1;
  },
): void {
  const { width, base, height, rough, colour, key, snow, peak, sharp } = options;
  const noise = layered(noiseOf(`range ${key}`), 5);
  const random = randomFrom(`range ${key}`);
  const centre = random.real(0.25, 0.75);
  const ridge: Point[] = [];
  for (let i = 0; i <= 150; i += 1) {
    const x = i / 150;
    const cone = peak ? Math.max(0, 1 - Math.abs(x - centre) / 0.3) ** 1.25 * 1.25 : 0;
    // Sharp mountains fold noise at its middle; soft hills take it as it is.
    const shape = sharp
      ? (1 - Math.abs(noise(x * rough, 2.5)) * 1.9) * 0.9 + 0.12 * noise(x * rough * 6, 7)
      : 0.55 + 0.5 * noise(x * rough, 2.5);
    const y = Math.max(0.02, shape * (peak ? 0.35 : 1) + cone);
    ridge.push([x * width, base - y * height]);
  }
  const [[, left], [, right]] = [ridge[0]!, ridge.at(-1)!];
  const foot: Stop = [1, mix(colour, '#ffffff', 0.2)];
  const stops: Stop[] = snow
    ? [[0, snow], [0.34, snow], [0.62, mix(colour, snow, 0.2)], foot]
    : [[0, colour], foot];
  canvas.fill(
    polyline(
      [
        [-BLEED, left],
        ...ridge,
        [width + BLEED, right],
        [width + BLEED, base + width * 0.1],
        [-BLEED, base + width * 0.1],
      ],
      true,
    ),
    canvas.define(linear(0, base - height * 1.15, 0, base, stops)),
  );
  const facets = {
    base,
    height,
    colour: mix(colour, '#3c4a5c', 0.35),
    side: options.side ?? -1,
    key,
  } as const;
  if (peak) drawConeShade(canvas, ridge, facets);
  else if (sharp) drawFacets(canvas, ridge, facets);
}

interface Facets {
  base: number;
  height: number;
  colour: string;
  side: -1 | 1;
  key: string;
}

/** The half of a single mountain that the sun does not see, along a broken spur from its top. */
function drawConeShade(
  canvas: Canvas,
  ridge: readonly Point[],
  { base, height, colour, side, key }: Facets,
): void {
  const random = randomFrom(`cone ${key}`);
  const top = ridge.reduce((best, [, y], i) => (y < ridge[best]![1] ? i : best), 0);
  const slope: Point[] = [];
  for (let i = top; ridge[i] && ridge[i]![1] < base - height * 0.2; i -= side) slope.push(ridge[i]!);
  const [x, y] = ridge[top]!;
  const spur: Point[] = [];
  for (let t = 1; t > 0; t -= 0.14)
    spur.push([x - side * height * (0.1 * t + random.real(-0.05, 0.07)), y + (base - y) * t]);
  canvas.fill(polyline([...slope, [slope.at(-1)![0], base], ...spur], true), colour, { opacity: 0.3 });
}

/** The sides of a ridge that the sun does not see: from every top down to the next dip and along a broken spur. */
function drawFacets(
  canvas: Canvas,
  ridge: readonly Point[],
  { base, height, colour, side, key }: Facets,
): void {
  const random = randomFrom(`facets ${key}`);
  for (let i = 2; i < ridge.length - 2; i += 1) {
    const y = ridge[i]![1];
    if (y > ridge[i - 1]![1] || y > ridge[i + 1]![1] || y > base - height * 0.24) continue;
    const slope: Point[] = [ridge[i]!];
    for (let j = i - side; ridge[j] && ridge[j]![1] >= slope.at(-1)![1] - 0.5 && slope.length < 16; j -= side)
      slope.push(ridge[j]!);
    if (slope.length < 3) continue;
    const [x] = ridge[i]!;
    const end = slope.at(-1)!;
    const depth = Math.min(base, end[1] + height * random.real(0.05, 0.22));
    const spur: Point[] = [
      [x - side * height * 0.02, depth],
      [x + side * height * 0.03, y + (depth - y) * 0.62],
      [x - side * height * 0.03, y + (depth - y) * 0.36],
    ];
    canvas.fill(polyline([...slope, [end[0], depth], ...spur], true), colour, {
      opacity: random.real(0.26, 0.4).toFixed(2),
    });
  }
}

/** The sky with sun and clouds, and what stands on the horizon. */
export function drawSky(
  canvas: Canvas,
  scene: Scene,
  light: Light,
  width: number,
  height: number,
  key: string,
): void {
  const horizon = height * scene.camera.horizon;
  const stops = light.sky.map((colour, i): Stop => [i / (light.sky.length - 1), colour]);
  canvas.fill(
    rectangle(-BLEED, -BLEED, width + 2 * BLEED, BLEED + horizon + height * 0.1),
    canvas.define(linear(0, 0, 0, horizon, stops)),
  );
  if (light.sun) {
    const [sx, sy] = [light.sun[0] * width, horizon * (1 - light.sun[1] * 2.2)];
    canvas.fill(
      rectangle(0, 0, width, height),
      canvas.define(
        radial(sx, sy, width * 0.5, [
          [0, light.sunColour, 0.85],
          [0.12, light.sunColour, 0.5],
          [0.45, light.sunColour, 0.12],
          [1, light.sunColour, 0],
        ]),
      ),
    );
    canvas.fill(ellipse(sx, sy, width * 0.026), lighten(light.sunColour, 0.5), { opacity: 0.92 });
  }
  drawClouds(canvas, light, width, horizon, key);
  const air = (amount: number, colour = light.cool) => mix(colour, light.haze, amount);
  const base = horizon + height * 0.012;
  if (scene.far === 'none') return;
  if (scene.far === 'mesa') {
    drawRange(canvas, { width, base, height: height * 0.07, rough: 2.2, colour: air(0.62), key: `${key} a` });
    drawRange(canvas, {
      width,
      base,
      height: height * 0.04,
      rough: 3,
      colour: air(0.44),
      key: `${key} b`,
    });
    return;
  }
  const tall = { hills: 0.07, mountains: 0.19, snow: 0.27, volcano: 0.2 }[scene.far];
  const snow = scene.far === 'snow' || scene.far === 'volcano' ? mix('#ffffff', light.warm, 0.12) : undefined;
  drawRange(canvas, {
    width,
    base,
    height: height * tall,
    rough: scene.far === 'hills' ? 2.4 : 4.5,
    colour: air(0.58),
    key: `${key} far`,
    peak: scene.far === 'volcano',
    sharp: scene.far === 'snow' || scene.far === 'mountains',
    side: light.side,
    ...(snow ? { snow: mix(snow, light.haze, 0.2) } : {}),
  });
  drawRange(canvas, {
    width,
    base,
    height: height * tall * 0.52,
    rough: 3.6,
    colour: air(0.4),
    key: `${key} mid`,
    sharp: scene.far === 'snow' || scene.far === 'mountains',
    side: light.side,
  });
  drawRange(canvas, {
    width,
    base,
    height: height * tall * 0.26,
    rough: 5,
    colour: air(0.26, mix(light.cool, '#4c6240', 0.4)),
    key: `${key} near`,
  });
}
