import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { relative, resolve } from 'node:path';
import { ROOT } from '@vitis/tooling/workspace';
import type { Finding } from './bench.ts';
import { type JudgedRow, judge, type Section, summary, table } from './rows.ts';

const TITLES: Record<Section, string> = {
  pages: 'Pages as a guest, on a slow phone',
  lighthouse: 'Pages, as Lighthouse judges them',
  api: 'Endpoints at 10,000 products',
  search: 'Search at 100,000 products',
  lists: "A buyer's lists at 100,000 documents",
  chat: 'Chat with 1,000 sockets',
  build: 'Builds',
  releases: 'Releases',
  interactions: 'A finger on a phone, processor 4 × slower',
  navigation: 'Ways inside of an open page, processor 4 × slower',
  memory: 'Memory',
  throughput: 'One provider, as fast as it can',
  attacks: 'A member while others attack',
};

export interface Results {
  at: Date;
  /** In the order in which they were measured. */
  findings: readonly (readonly [Section, Finding])[];
}

function machine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'processor'}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}

export const judgedRows = ({ findings }: Results): JudgedRow[] =>
  findings.flatMap(([, { rows }]) => rows.map(judge));

/** The results as a person reads them. */
export function markdown(results: Results): string {
  const sections = results.findings.flatMap(([section, { rows, notes }]) => [
    `## ${TITLES[section]}`,
    table(rows.map(judge)),
    ...notes,
  ]);
  return `${[
    `# Measured on ${results.at.toISOString().slice(0, 10)}`,
    `${machine()}. Medians, in brackets the least and the most.`,
    `**${summary(judgedRows(results))}**`,
    ...sections,
  ].join('\n\n')}\n`;
}

/**
 * Writes the results as Markdown and as JSON, named after the minute they were measured in.
 *
 * @returns the two files, relative to the checkout
 */
export function writeResults(results: Results, folder = resolve(ROOT, 'bench/results')): string[] {
  const name = results.at.toISOString().slice(0, 16).replace(':', '');
  mkdirSync(folder, { recursive: true });
  const files = {
    [`${name}.md`]: markdown(results),
    [`${name}.json`]: `${JSON.stringify({
      at: results.at.toISOString(),
      machine: machine(),
      rows: judgedRows(results),
      raw: Object.fromEntries(results.findings.map(([section, { raw }]) => [section, raw])),
    })}\n`,
  };
  return Object.entries(files).map(([file, text]) => {
    const path = resolve(folder, file);
    writeFileSync(path, text);
    return relative(ROOT, path);
  });
}
