import type { NoteKey } from '../data/notes.ts';
import type { PairingKey } from '../data/pairings.ts';
import { PROFILES } from '../data/profiles.ts';
import type { Making, WineLine, Winery } from '../data/wineries/winery.ts';
import { randomFrom } from '../random.ts';

/** What a way of making adds to the scent of the grape. */
const ADDED: Partial<Record<Making, readonly NoteKey[]>> = {
  barrique: ['cedar', 'vanilla', 'clove', 'toast'],
  american: ['vanilla', 'coconut'],
  barrel: ['hazelnut', 'butter', 'toast'],
  bottle: ['brioche', 'toast', 'almond'],
  rot: ['honey', 'apricot', 'saffron', 'marmalade'],
  late: ['honey', 'apricot'],
  drying: ['raisin', 'chocolate', 'dried-plum'],
  lees: ['chalk', 'sea-salt'],
  ruby: ['plum', 'blackberry'],
  lbv: ['plum', 'chocolate'],
  vintage: ['violet', 'chocolate', 'licorice'],
  tawny: ['walnut', 'caramel', 'fig', 'orange'],
  fino: ['almond', 'sea-salt', 'chamomile'],
  oloroso: ['walnut', 'leather', 'orange'],
  px: ['raisin', 'fig', 'coffee'],
  madeira: ['caramel', 'walnut', 'orange'],
  vdn: ['chocolate', 'fig'],
  stickie: ['toffee', 'coffee', 'raisin'],
  marsala: ['walnut', 'date', 'orange'],
};

/** Wines whose making decides more than the grape: its own notes come first. */
const MADE_BY_TIME: readonly Making[] = [
  'rot',
  'tawny',
  'fino',
  'oloroso',
  'px',
  'madeira',
  'stickie',
  'marsala',
  'drying',
];

/** White wine and rosé of a black grape do not smell of it as a red does. */
const PALE_OF_BLACK: readonly NoteKey[] = [
  'strawberry',
  'raspberry',
  'watermelon',
  'white-peach',
  'orange',
  'white-flowers',
  'grapefruit',
];
const SPARKLING_OF_BLACK: readonly NoteKey[] = [
  'apple',
  'red-cherry',
  'white-peach',
  'lemon',
  'white-flowers',
];

function grapeNotes(line: WineLine): readonly NoteKey[] {
  const black = PROFILES[line.grapes[0]![0]].tannin > 0;
  if (line.kind === 'ROSE') return PALE_OF_BLACK;
  const redFizz = line.grapes[0]![0] === 'shiraz';
  if (line.kind === 'SPARKLING' && black && !redFizz)
    return line.wine[1].includes('Ros') ? PALE_OF_BLACK : SPARKLING_OF_BLACK;
  return PROFILES[line.grapes[0]![0]].notes;
}

/** Five aromas, the strongest first. */
export function aromasOf(winery: Winery, line: WineLine): NoteKey[] {
  const random = randomFrom(`notes ${winery.key} ${line.wine[1]}`);
  const [typical, others] = [grapeNotes(line).slice(0, 3), grapeNotes(line).slice(3)];
  const [first, second, third] = random.sample(typical, 3);
  const own = [first, second, ...random.sample([third, ...others], 2)].filter((note) => note !== undefined);
  const partner =
    line.kind === 'RED' && line.grapes[1] ? random.sample(PROFILES[line.grapes[1][0]].notes, 1) : [];
  const added = random.sample(ADDED[line.making] ?? [], MADE_BY_TIME.includes(line.making) ? 3 : 1);
  const order = MADE_BY_TIME.includes(line.making)
    ? [...added, ...own]
    : [...own.slice(0, 3), ...added, ...partner, ...own.slice(3)];
  return [...new Set(order)].slice(0, 5);
}

const SWEET: readonly PairingKey[] = ['blue-cheese', 'foie-gras', 'fruit-tart', 'almond-cake'];
const SWEET_RED: readonly PairingKey[] = ['chocolate-cake', 'blue-cheese', 'nuts', 'hard-cheese'];
const ROSE: readonly PairingKey[] = [
  'salad',
  'shrimp',
  'paella',
  'japchae',
  'grilled-fish',
  'dakgalbi',
  'charcuterie',
];
const SPARKLING: readonly PairingKey[] = ['oysters', 'fried-chicken', 'sushi', 'shrimp', 'brie', 'scallops'];
const OFF_DRY: readonly PairingKey[] = ['thai-curry', 'bossam', 'dakgalbi', 'sushi', 'jeyuk'];
const AFTER: readonly PairingKey[] = ['nuts', 'almond-cake', 'hard-cheese', 'vanilla-ice'];

/** Three dishes that the wine goes with. */
export function dishesOf(winery: Winery, line: WineLine): PairingKey[] {
  const random = randomFrom(`pairings ${winery.key} ${line.wine[1]}`);
  const first = PROFILES[line.grapes[0]![0]];
  const from = (): readonly PairingKey[] => {
    if (line.making === 'fino') return ['jamon', 'olives', 'nuts', 'sashimi', 'shrimp'];
    if (line.making === 'px' || line.making === 'stickie')
      return ['vanilla-ice', 'blue-cheese', 'chocolate-cake'];
    if (['tawny', 'madeira', 'marsala', 'oloroso'].includes(line.making)) return AFTER;
    if (line.kind === 'FORTIFIED') return SWEET_RED;
    if (line.grapes[0]![0] === 'moscato') return first.pairings;
    if (line.sugar >= 4) return SWEET;
    if (line.kind === 'ROSE') return ROSE;
    if (line.kind === 'SPARKLING') return SPARKLING;
    if (line.kind === 'WHITE' && line.sugar >= 2) return OFF_DRY;
    return first.pairings;
  };
  return random.sample(from(), 3);
}
