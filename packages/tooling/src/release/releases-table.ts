import type { PartManifest, Registry } from '@vitis/contracts/registry';
import type { ReleaseStore } from './release-store.ts';

const HEADINGS = ['part', 'build', 'share', 'released', 'entry', 'scripts', 'all files', 'contract'];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function sizesOf({ files, entry }: PartManifest): [entry: number, scripts: number, all: number] {
  const size = (name: string) => files[name]?.brotli ?? files[name]?.bytes ?? 0;
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + size(name), 0);
  const names = Object.keys(files).filter((name) => name !== 'server.cjs');
  return [sum(entry.scripts), sum(names.filter((name) => name.endsWith('.js'))), sum(names)];
}

type Part = Registry['parts'][string];

/** State of a build: its share of visitors, or a word for why it has none. */
function standing({ current, lastGood, canary, history }: Part, build: string): string {
  if (build === current) return `${100 - (canary?.percent ?? 0)} %`;
  if (build === canary?.build) return `${canary.percent} %`;
  if (build === lastGood) return 'last good';
  return history.some((past) => past.build === build && past.withdrawn) ? 'withdrawn' : '–';
}

/** One row per build that the registry knows, the newest of each part first. */
export async function releaseRows(store: ReleaseStore): Promise<string[][]> {
  const { parts, removed = {} } = await store.readRegistry();
  const rows: string[][] = [];
  for (const [part, known] of Object.entries<Part>({ ...removed, ...parts }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const trial = known.canary ? [{ build: known.canary.build, releasedAt: known.canary.since }] : [];
    const past = known.history.filter(({ build }) => build !== known.canary?.build);
    for (const { build, releasedAt } of [...trial, ...past]) {
      const manifest = await store.readManifest(part, build);
      const sizes = manifest === null ? ['gone', '', ''] : sizesOf(manifest).map(kB);
      const at = releasedAt.slice(0, 16).replace('T', ' ');
      const share = parts[part] === undefined ? 'removed' : standing(known, build);
      rows.push([part, build, share, at, ...sizes, manifest?.contract ?? '']);
    }
  }
  return rows;
}

/** The rows under their headings, in columns; sizes are after brotli. */
export function formatTable(rows: readonly string[][]): string {
  const all = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column >= 4 && column <= 6 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}
