import type { HealthReport, ServedBuild } from './health-report.ts';

export const HEALTH_STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 32px; color: #1e1a1c; background: #fbf9f6; }
h1 { font-size: 20px; }
table { border-collapse: collapse; background: #fff; }
th, td { padding: 8px 12px; border: 1px solid #e4ded6; text-align: left; vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
.bad { color: #b3261e; font-weight: 600; }
`;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

const number = (text: string) => `<td class="number">${text}</td>`;
const milliseconds = (value: number | null) => number(value === null ? '–' : `${value} ms`);

function row(served: ServedBuild): string {
  const faults = Object.entries(served.faults).map(([name, times]) => `${escapeHtml(name)}: ${times}`);
  return [
    `<tr><th scope="row">${escapeHtml(served.part)}</th>`,
    `<td>${escapeHtml(served.build)}</td>`,
    number(`${served.share} %${served.canary ? ' (canary)' : ''}`),
    `<td>${escapeHtml(served.releasedAt?.slice(0, 16).replace('T', ' ') ?? '–')}</td>`,
    `<td>${escapeHtml(served.contract)}</td>`,
    `<td>${escapeHtml(served.languages.join(', '))}</td>`,
    number(String(served.loads)),
    milliseconds(served.p50),
    milliseconds(served.p95),
    number(String(served.retries)),
    faults.length === 0 ? '<td>none</td>' : `<td class="bad">${faults.join('<br>')}</td>`,
    '</tr>',
  ].join('');
}

/** The health of all parts as a page for operators; it needs no script. */
export function healthPage({ since, builds }: HealthReport): string {
  const head = HEADINGS.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Parts | VITIS</title><style>${HEALTH_STYLE}</style></head><body><h1>Parts</h1><p>As pages have reported to this gateway since ${escapeHtml(since.slice(0, 16).replace('T', ' '))} UTC. For machines: <a href="/dev/health.json">health.json</a></p><table><thead><tr>${head}</tr></thead><tbody>${builds.map(row).join('')}</tbody></table></body></html>`;
}
