import { atom } from '@vitis/platform';
import type { ComponentType } from 'react';

/** The bell, once its code is there and somebody is signed in whose bell it is. */
export const bellStore = atom<ComponentType | null>(null);
