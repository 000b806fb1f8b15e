import type { Doorstep } from '../draw/doorstep/doorstep.ts';

/** Where drivers hand over: one place for each client, in their order. */
export const DOORSTEPS: readonly Doorstep[] = [
  {
    wall: 'brick',
    door: 'glazed',
    doorColour: '#2f4238',
    doorAt: 0.42,
    floor: '#8d857a',
    focus: 0.64,
    stacks: [
      [0.58, 2],
      [0.76, 1],
    ],
    shrubAt: 0.16,
  },
  {
    wall: 'tile',
    door: 'steel',
    doorColour: '#7d878c',
    doorAt: 0.54,
    floor: '#8f918e',
    focus: 0.5,
    stacks: [
      [0.22, 3],
      [0.4, 3],
      [0.58, 2],
    ],
  },
  {
    wall: 'plaster',
    door: 'panelled',
    doorColour: '#6a3226',
    doorAt: 0.6,
    floor: '#a39a8c',
    focus: 0.44,
    stacks: [
      [0.3, 1],
      [0.5, 2],
    ],
    shrubAt: 0.86,
  },
  {
    wall: 'stone',
    door: 'glazed',
    doorColour: '#3a3f4d',
    doorAt: 0.5,
    floor: '#857d73',
    focus: 0.56,
    stacks: [
      [0.36, 2],
      [0.54, 1],
      [0.72, 2],
    ],
    shrubAt: 0.12,
  },
];
