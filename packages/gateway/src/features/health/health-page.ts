import { escapeHtml } from '../../shared/html.ts';
import type { FailedEndpoint } from './call-health.ts';
import type { HealthReport, OverriddenBuild, ServedBuild } from './health-report.ts';
import type { BuildHealth } from './part-health.ts';

export const HEALTH_STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 32px; color: #1e1a1c; background: #fbf9f6; }
h1 { font-size: 20px; }
table { border-collapse: collapse; background: #fff; }
th, td { padding: 8px 12px; border: 1px solid #e4ded6; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.bad { color: #b3261e; font-weight: 600; }
`;

const HEADINGS = [
  'Part',
  'Build',
  'Visitors',
  'Released',
  'Contract',
  'Languages',
  'Loads',
  'p50',
  'p95',
  'Retries',
  'Failures by stage',
];

const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ');
const number = (text: string) => `<td class="number">${text}</td>`;
const milliseconds = (value: number | null) => number(value === null ? '–' : `${value} ms`);

function faultsCell(counted: Record<string, number>): string {
  const faults = Object.entries(counted).map(([name, times]) => `${escapeHtml(name)}: ${times}`);
  return faults.length === 0 ? '<td>none</td>' : `<td class="bad">${faults.join('<br>')}</td>`;
}

/** What pages said of a build: the last five columns. */
function figures({ loads, p50, p95, retries, faults: counted }: BuildHealth): string {
  return [
    number(String(loads)),
    milliseconds(p50),
    milliseconds(p95),
    number(String(retries)),
    faultsCell(counted),
  ].join('');
}

function row(served: ServedBuild): string {
  return [
    `<tr><th scope="row">${escapeHtml(served.part)}</th>`,
    `<td>${escapeHtml(served.build)}</td>`,
    number(`${served.share} %${served.canary ? ' (canary)' : ''}`),
    `<td>${escapeHtml(served.releasedAt === null ? '–' : moment(served.releasedAt))}</td>`,
    `<td>${escapeHtml(served.contract)}</td>`,
    `<td>${escapeHtml(served.languages.join(', '))}</td>`,
    figures(served),
    '</tr>',
  ].join('');
}

const table = (headings: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;

/** Developers' builds, each in the browser of somebody with a ticket; nothing where there was none. */
function overridesTable(overrides: readonly OverriddenBuild[]): string {
  if (overrides.length === 0) return '';
  const rows = overrides.map(
    (build) =>
      `<tr>${[build.part, build.build, build.origin].map((fact) => `<td>${escapeHtml(fact)}</td>`).join('')}${figures(build)}</tr>`,
  );
  return `<h2>Overrides</h2>${table(['Part', 'Build', 'Files from', ...HEADINGS.slice(-5)], rows)}`;
}

/** Endpoints of the API that gave pages no answer that was agreed; nothing where there was none. */
function callsTable(calls: readonly FailedEndpoint[]): string {
  if (calls.length === 0) return '';
  const rows = calls.map(
    ({ endpoint, faults, last }) =>
      `<tr><th scope="row">${escapeHtml(endpoint)}</th>${faultsCell(faults)}<td>${escapeHtml(moment(last))}</td></tr>`,
  );
  return `<h2>Calls of the API</h2>${table(['Endpoint', 'Pages by failure', 'Last'], rows)}`;
}

/** The health of all parts as a page for operators; it needs no script. */
export function healthPage({ since, builds, overrides, calls }: HealthReport): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Parts | VITIS</title><style>${HEALTH_STYLE}</style></head><body><h1>Parts</h1><p>As pages have reported to this gateway since ${escapeHtml(moment(since))} UTC. Remotes are loaded; the shell comes with the page and is told of only when it fails. For machines: <a href="/dev/health.json">health.json</a></p>${table(HEADINGS, builds.map(row))}${callsTable(calls)}${overridesTable(overrides)}</body></html>`;
}
