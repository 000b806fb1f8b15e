import type { Language } from '@vitis/contracts';
import { formatNumber } from '@vitis/domain';

const KILO = 1024;

/** `820 B`, `12 KB`, `3.4 MB`. */
export function formatBytes(bytes: number, language: Language): string {
  if (bytes < KILO) return `${formatNumber(bytes, language)} B`;
  if (bytes < KILO * KILO) return `${formatNumber(Math.round(bytes / KILO), language)} KB`;
  return `${formatNumber(Math.round((bytes / KILO / KILO) * 10) / 10, language)} MB`;
}
