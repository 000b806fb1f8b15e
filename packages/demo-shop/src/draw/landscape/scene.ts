/** The light of an hour: what colour the sky, the sun, the haze and the shadows have. */
export interface Light {
  /** From the top of the sky down to the horizon. */
  sky: readonly string[];
  /** Where the sun stands: across the picture (0–1), above the horizon (0–1); null when clouds hide it. */
  sun: readonly [number, number] | null;
  sunColour: string;
  haze: string;
  /** What sunlit and shaded ground is tinted with. */
  warm: string;
  cool: string;
  /** Direction that the light comes from: left (−1) or right (1). */
  side: -1 | 1;
  cloud: string;
}

export const LIGHTS = {
  morning: {
    sky: ['#9fb9cc', '#c9d6d8', '#f1e4d2'],
    sun: [0.24, 0.16],
    sunColour: '#fff3d6',
    haze: '#e6dccd',
    warm: '#f3d9a4',
    cool: '#5c7688',
    side: -1,
    cloud: '#fbf4ea',
  },
  noon: {
    sky: ['#7fa9c9', '#a9c8da', '#e2ebe8'],
    sun: null,
    sunColour: '#ffffff',
    haze: '#d9e3e3',
    warm: '#f6e8c0',
    cool: '#4c6a74',
    side: -1,
    cloud: '#ffffff',
  },
  golden: {
    sky: ['#c7b9a3', '#ecc994', '#f8e0b0'],
    sun: [0.72, 0.13],
    sunColour: '#fff0c4',
    haze: '#f0d6a6',
    warm: '#ffd184',
    cool: '#6d5f5c',
    side: 1,
    cloud: '#fbe7c8',
  },
  dusk: {
    sky: ['#5f6a8c', '#b08a94', '#efb48c'],
    sun: [0.62, 0.03],
    sunColour: '#ffdfb0',
    haze: '#d9a891',
    warm: '#f0a878',
    cool: '#3f4766',
    side: 1,
    cloud: '#e8b7a2',
  },
  overcast: {
    sky: ['#aab4b8', '#c4cac9', '#dedfd9'],
    sun: null,
    sunColour: '#ffffff',
    haze: '#d3d6d1',
    warm: '#e2e0cc',
    cool: '#5a6a6c',
    side: -1,
    cloud: '#eceeea',
  },
  autumn: {
    sky: ['#93aec0', '#c7d0cc', '#f2dfc0'],
    sun: [0.8, 0.2],
    sunColour: '#fff2cc',
    haze: '#e8d4b4',
    warm: '#f7c77c',
    cool: '#6a5a58',
    side: 1,
    cloud: '#f8eedd',
  },
} satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

export type Tree = 'cypress' | 'poplar' | 'oak' | 'pine' | 'olive' | 'palm';
export type Building = 'church' | 'chateau' | 'farm' | 'tower' | 'windmill' | 'village' | 'monastery';
export type Cover = 'vines' | 'grass' | 'wheat' | 'lavender' | 'forest' | 'soil' | 'scrub';

/** What a landscape is made of. Lengths are in units of the ground; the camera stands near 0, the far end is at 60. */
export interface Scene {
  light: LightName;
  /** Height of the hills and how far apart they are. */
  hills: { height: number; span: number };
  /** Share of the fields whose rows run across the picture; 0.22 when not given. On a valley's side they climb it. */
  across?: number;
  /** Rows follow lines of equal height on walls of stone, this far apart. */
  terraces?: number;
  /** The land rises to one side or to both: a valley. */
  valley?: { left: number; right: number };
  river?: { width: number; bend: number };
  /** Open water beyond this depth. */
  sea?: number;
  far: 'none' | 'hills' | 'mountains' | 'snow' | 'volcano' | 'mesa';
  covers: Partial<Record<Cover, number>>;
  /** Leaves of the vines; changes with the season. */
  vine: string;
  soil: string;
  trees: Partial<Record<Tree, number>>;
  buildings: readonly Building[];
  /** Where the first of them stands when it is what the region is known by: across (−1 to 1) and how deep; the others lie farther. */
  landmark?: { across: number; depth: number };
  mist?: boolean;
  /** Height of the camera above the ground and where the horizon lies in the picture (0 top, 1 foot). */
  camera: { height: number; horizon: number };
}
