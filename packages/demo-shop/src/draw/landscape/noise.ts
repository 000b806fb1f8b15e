import { hashOf } from '../../random.ts';

/** Smooth repeatable noise over a plane, −1 to 1. */
export function noiseOf(key: string): (x: number, y: number) => number {
  const seed = hashOf(key);
  const corner = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ seed;
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [tx, ty] = [ease(x - ix), ease(y - iy)];
    const upper = corner(ix, iy) + (corner(ix + 1, iy) - corner(ix, iy)) * tx;
    const lower = corner(ix, iy + 1) + (corner(ix + 1, iy + 1) - corner(ix, iy + 1)) * tx;
    return upper + (lower - upper) * ty;
  };
}

/** Several octaves of noise, still about −1 to 1. */
export function layered(
  noise: (x: number, y: number) => number,
  octaves: number,
): (x: number, y: number) => number {
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0];
    for (let i = 0; i < octaves; i += 1) {
      sum += noise(x * 2 ** i + i * 17.3, y * 2 ** i - i * 9.1) * weight;
      total += weight;
      weight /= 2;
    }
    return sum / total;
  };
}
