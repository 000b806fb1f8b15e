import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Picture } from '@vitis/contracts';

const require = createRequire(import.meta.url);

/** A picture that can be drawn: its name follows from everything that decides a pixel of it. */
export interface Drawing {
  /** Name of the files without width and type, inside the public store. */
  key: string;
  picture: Picture;
  /** Colours are made a little stronger: painted landscapes lose some on their way to a screen. */
  vivid: boolean;
  /** The drawing itself, as SVG. */
  draw(): string;
}

let edition: string | undefined;

/** Changes with the code that draws and with the libraries that turn drawings into files. */
function drawingEdition(): string {
  if (edition !== undefined) return edition;
  const hash = createHash('sha256');
  const folder = join(import.meta.dirname, '../draw');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of [...files, '../pictures/rasterise.ts'].sort())
    hash.update(file).update(readFileSync(join(folder, file)));
  for (const library of ['sharp', 'opentype.js']) hash.update(versionOf(library));
  edition = hash.digest('hex');
  return edition;
}

function versionOf(library: string): string {
  const main = require.resolve(library);
  const folder = main.slice(
    0,
    main.lastIndexOf(`/node_modules/${library}/`) + `/node_modules/${library}/`.length,
  );
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Plans a drawing; nothing is drawn yet. `description` is all that `draw` depends on. */
export function plan(options: {
  group: 'bottles' | 'landscapes' | 'scenes' | 'doorsteps';
  description: unknown;
  width: number;
  height: number;
  widths: readonly number[];
  alt?: string;
  vivid?: boolean;
  draw: () => string;
}): Drawing {
  const { group, description, width, widths, alt, vivid = false, draw } = options;
  const height = Math.round(options.height);
  const name = createHash('sha256')
    .update(drawingEdition())
    .update(JSON.stringify([description, width, height, widths, vivid]))
    .digest('hex')
    .slice(0, 32);
  const key = `seed/${group}/${name}`;
  return {
    key,
    vivid,
    draw,
    picture: {
      base: `/files/${key}`,
      widths: [...widths],
      width,
      height,
      ...(alt === undefined ? {} : { alt }),
    },
  };
}
