import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProducts } from '@vitis/contracts';
import { PlainError } from '@vitis/tooling/plain-error';
import { startGateway } from '@vitis/tooling/processes/product';
import { type Bench, build, type Finding, ownProduct, startSeeded } from './bench.ts';
import type { Row } from './rows.ts';
import { exactly } from './statistics.ts';

const REST_MS = 20_000;
const WARM_UPS = 20;
const LIMIT_MB = 200;

/** Megabytes (10⁶ bytes) from the text of `/proc/<pid>/status`. */
export function residentMegabytes(status: string): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (kibibytes === undefined) throw new Error('The status of the process tells no resident memory');
  return (Number(kibibytes) * 1024) / 1e6;
}

/** Megabytes that a process holds now, on Linux. */
export const residentMegabytesOf = (pid: number): number =>
  residentMegabytes(readFileSync(`/proc/${pid}/status`, 'utf8'));

const memoryRow = (name: string, pid: number): Row => ({
  section: 'memory',
  what: `${name} at rest`,
  unit: 'MB',
  measured: exactly(residentMegabytesOf(pid)),
  aim: { of: 'measured', most: LIMIT_MB },
});

/** Resident memory of the two servers after they have served some pages and then nobody for a while. */
export async function measureMemorySection(bench: Bench): Promise<Finding> {
  if (process.platform !== 'linux')
    throw new PlainError('Resident memory is read from /proc, on Linux only.');
  const { supervisor, signal, say } = bench;
  const releases = await build(bench, 'parts', ['parts']);
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  const gateway = await startGateway(supervisor, {
    ...settings,
    env: { ...settings.env, RELEASES_FOLDER: releases },
  });
  try {
    for (let round = 0; round < WARM_UPS; round += 1) {
      for (const path of ['/', '/product', `/product?page=${round}`, listProducts.path]) {
        const answer = await fetch(`http://127.0.0.1:${settings.gatewayPort}${path}`, { signal });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new PlainError(`${path} answers ${answer.status}`);
      }
    }
    say(`Letting the servers rest for ${REST_MS / 1000} s.`);
    await sleep(REST_MS, undefined, { signal });
    const rows = [memoryRow('provider', provider.member.pid), memoryRow('gateway', gateway.pid)];
    return { rows, notes: [], raw: rows.map(({ what, measured }) => ({ what, megabytes: measured.middle })) };
  } finally {
    await gateway.stop();
    await provider.member.stop();
  }
}
