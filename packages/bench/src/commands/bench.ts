// Measures pages, by Lighthouse as well, API, search, lists, chat, builds, releases, navigation, interactions, memory, throughput and attacks against references in the same run; `-- --only pages` measures one of them.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArgs } from '@vitis/tooling/command-line';
import { PlainError } from '@vitis/tooling/plain-error';
import { LOGS } from '@vitis/tooling/processes/instance-lock';
import { bold, formatDuration } from '@vitis/tooling/processes/terminal';
import { withSupervisor } from '@vitis/tooling/processes/with-supervisor';
import { measureApiSection } from '../api-section.ts';
import { measureAttacksSection } from '../attacks/attacks-section.ts';
import type { Bench, Finding } from '../bench.ts';
import { measureBuildSection } from '../build-section.ts';
import { measureChatSection } from '../chat-section.ts';
import { measureInteractionSection } from '../interaction-section.ts';
import { measureLighthouseSection } from '../lighthouse-section.ts';
import { measureListsSection } from '../lists/lists-section.ts';
import { measureMemorySection } from '../memory-section.ts';
import { measureNavigationSection } from '../navigation-section.ts';
import { measurePagesSection } from '../pages-section.ts';
import { measureReleasesSection } from '../releases-section.ts';
import { judgedRows, markdown, writeResults } from '../results.ts';
import { SECTIONS, type Section, summary } from '../rows.ts';
import { measureSearchSection } from '../search-section.ts';
import { measureThroughputSection } from '../throughput-section.ts';

const MEASURES: Record<Section, (bench: Bench) => Promise<Finding>> = {
  pages: measurePagesSection,
  lighthouse: measureLighthouseSection,
  api: measureApiSection,
  search: measureSearchSection,
  lists: measureListsSection,
  chat: (bench) => measureChatSection(bench),
  build: measureBuildSection,
  releases: measureReleasesSection,
  navigation: measureNavigationSection,
  interactions: measureInteractionSection,
  memory: measureMemorySection,
  throughput: measureThroughputSection,
  attacks: measureAttacksSection,
};

const USAGE = `Usage: npm run bench -- [--only <${SECTIONS.join('|')}>,…]`;

/** The sections asked for: all of them, or those after `--only`, joined by commas. */
function readSections(): Section[] {
  const { only } = readArgs(USAGE, { options: { only: { type: 'string' } } }).values;
  if (only === undefined) return [...SECTIONS];
  return only.split(',').map((word) => {
    const section = SECTIONS.find((known) => known === word);
    if (section === undefined)
      throw new PlainError(`There is nothing called "${word}" to measure; there are ${SECTIONS.join(', ')}.`);
    return section;
  });
}

await withSupervisor(130, async (supervisor, { signal }) => {
  const sections = readSections();
  const at = new Date();
  const folder = mkdtempSync(join(tmpdir(), 'vitis-bench-'));
  // Started as root, PostgreSQL runs under an account of its own, which must be able to enter.
  chmodSync(folder, 0o755);
  const bench: Bench = { supervisor, signal, folder, logs: resolve(LOGS, 'bench'), say: console.log };
  try {
    const findings: [Section, Finding][] = [];
    for (const section of sections) {
      const started = performance.now();
      findings.push([section, await MEASURES[section](bench)]);
      console.log(`Measured ${section} in ${formatDuration(performance.now() - started)}.`);
    }
    const results = { at, findings };
    console.log(`\n${markdown(results)}`);
    console.log(bold(summary(judgedRows(results))));
    console.log(`Written to ${writeResults(results).join(' and ')}.`);
    return 0;
  } finally {
    // The servers write there until they have ended.
    await supervisor.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
