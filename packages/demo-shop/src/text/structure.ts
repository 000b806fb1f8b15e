import { placeOf } from '../data/areas/all.ts';
import { PROFILES } from '../data/profiles.ts';
import type { WineLine } from '../data/wineries/winery.ts';
import type { Structure } from './tasting.ts';

const rounded = (value: number) => Math.round(Math.min(5, Math.max(0.3, value)) * 10) / 10;

/** Fortified wines that are pressed off their skins or lose their tannin in long ageing. */
const WITHOUT_TANNIN = ['fino', 'oloroso', 'px', 'stickie', 'madeira', 'marsala'];

/** Body, acidity and tannin from 0 to 5, by the grapes' shares, the climate and the making. */
export function structureOf(line: WineLine): Structure {
  const { area } = placeOf(line.area);
  const average = (of: 'body' | 'acidity' | 'tannin') =>
    line.grapes.reduce((sum, [grape, share]) => sum + (PROFILES[grape][of] * share) / 100, 0);
  const warmth = { cool: -0.3, mild: 0, warm: 0.3 }[area.climate];
  const weight =
    line.kind === 'FORTIFIED' ? 0.8 : line.kind === 'SPARKLING' ? -0.6 : line.kind === 'ROSE' ? -0.9 : 0;
  const wood = line.making === 'barrel' || line.making === 'rot' ? 0.5 : line.making === 'drying' ? 0.8 : 0;
  const fizz = line.kind === 'SPARKLING' ? 0.5 : line.kind === 'ROSE' ? 0.3 : 0;
  const pale = ['WHITE', 'SPARKLING', 'ROSE'].includes(line.kind) || WITHOUT_TANNIN.includes(line.making);
  const red = line.kind === 'SPARKLING' && line.grapes[0]![0] === 'shiraz';
  return {
    body: rounded(average('body') + warmth + weight + wood),
    acidity: rounded(average('acidity') - warmth + fizz - (line.making === 'madeira' ? -0.6 : 0)),
    tannin: pale && !red ? null : rounded(average('tannin') - (line.making === 'tawny' ? 1.6 : 0)),
  };
}
