/** A point in millimetres; x grows to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** One path command in absolute coordinates. Only these four, so that every command can be bent point by point. */
export type Command =
  | { type: 'M' | 'L'; points: readonly [Point] }
  | { type: 'C'; points: readonly [Point, Point, Point] }
  | { type: 'Z'; points: readonly [] };

export type Path = readonly Command[];

const moveTo = (x: number, y: number): Command => ({ type: 'M', points: [[x, y]] });
const lineTo = (x: number, y: number): Command => ({ type: 'L', points: [[x, y]] });
const curveTo = (a: Point, b: Point, c: Point): Command => ({ type: 'C', points: [a, b, c] });
const close: Command = { type: 'Z', points: [] };

/** A line through the points, closed if asked. */
export function polyline(points: readonly Point[], closed = false): Path {
  const path: Command[] = points.map(([x, y], index) => (index === 0 ? moveTo(x, y) : lineTo(x, y)));
  return closed ? [...path, close] : path;
}

/** A smooth line through the points (Catmull-Rom turned into cubic curves), closed if asked. */
export function smooth(points: readonly Point[], closed = false): Path {
  const count = points.length;
  const at = (i: number): Point =>
    closed ? points[(i + count) % count]! : points[Math.min(count - 1, Math.max(0, i))]!;
  const path: Command[] = [moveTo(...at(0))];
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.push(
      curveTo(
        [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6],
        [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6],
        p2,
      ),
    );
  }
  return closed ? [...path, close] : path;
}

export function rectangle(x: number, y: number, width: number, height: number): Path {
  return polyline(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    true,
  );
}

/** Corners rounded by `radius`. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const k = r * 0.4477;
  const [right, bottom] = [x + width, y + height];
  return [
    moveTo(x + r, y),
    lineTo(right - r, y),
    curveTo([right - k, y], [right, y + k], [right, y + r]),
    lineTo(right, bottom - r),
    curveTo([right, bottom - k], [right - k, bottom], [right - r, bottom]),
    lineTo(x + r, bottom),
    curveTo([x + k, bottom], [x, bottom - k], [x, bottom - r]),
    lineTo(x, y + r),
    curveTo([x, y + k], [x + k, y], [x + r, y]),
    close,
  ];
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): Path {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523];
  return [
    moveTo(cx + rx, cy),
    curveTo([cx + rx, cy + ky], [cx + kx, cy + ry], [cx, cy + ry]),
    curveTo([cx - kx, cy + ry], [cx - rx, cy + ky], [cx - rx, cy]),
    curveTo([cx - rx, cy - ky], [cx - kx, cy - ry], [cx, cy - ry]),
    curveTo([cx + kx, cy - ry], [cx + rx, cy - ky], [cx + rx, cy]),
    close,
  ];
}

/** An open arc; angles in degrees, 0 to the right, growing clockwise. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, ry: number = r): Path {
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) / 12));
  return smooth(
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + ry * Math.sin(angle)];
    }),
  );
}

/** Corners of a regular polygon, the first one upwards. */
export function corners(cx: number, cy: number, r: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = -Math.PI / 2 + turn + (i * 2 * Math.PI) / count;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
}

export function star(cx: number, cy: number, outer: number, inner: number, tips: number): Path {
  const a = corners(cx, cy, outer, tips);
  const b = corners(cx, cy, inner, tips, Math.PI / tips);
  return polyline(
    a.flatMap((p, i) => [p, b[i]!]),
    true,
  );
}

/** Every point moved by `move`. */
export function mapPath(path: Path, move: (point: Point) => Point): Path {
  return path.map((command) => ({ ...command, points: command.points.map(move) }) as unknown as Command);
}

/** Scaled about the origin, turned (degrees, clockwise), then shifted. */
export function place(path: Path, x: number, y: number, scale = 1, turn = 0): Path {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  return mapPath(path, ([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos]);
}

/** Straight pieces cut into parts no longer than `step`, so that bending keeps them smooth. */
export function subdivide(path: Path, step: number): Path {
  const result: Command[] = [];
  let [start, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const straight = (to: Point) => {
    const parts = Math.max(1, Math.ceil(Math.hypot(to[0] - last[0], to[1] - last[1]) / step));
    for (let i = 1; i <= parts; i += 1) {
      result.push(
        lineTo(last[0] + ((to[0] - last[0]) * i) / parts, last[1] + ((to[1] - last[1]) * i) / parts),
      );
    }
  };
  for (const command of path) {
    if (command.type === 'Z') {
      if (Math.hypot(start[0] - last[0], start[1] - last[1]) > step) straight(start);
      result.push(command);
      last = start;
      continue;
    }
    const end = command.points.at(-1)!;
    if (command.type === 'L') straight(end);
    else result.push(command);
    if (command.type === 'M') start = end;
    last = end;
  }
  return result;
}

/** The `d` attribute. `precision` is the number of steps that one unit is kept in. */
export function pathData(path: Path, precision = 100): string {
  let d = '';
  for (const { type, points } of path) {
    d += type;
    for (let i = 0; i < points.length; i += 1) {
      const [x, y] = points[i]!;
      if (i > 0) d += ' ';
      d += `${Math.round(x * precision) / precision} ${Math.round(y * precision) / precision}`;
    }
  }
  return d;
}

/** Left, top, right and bottom of all points (control points included). */
export function bounds(path: Path): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of path) {
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}
