import type { Language } from '@vitis/contracts';
import type { FastifyRequest } from 'fastify';
import type { ReleaseSet } from './release-set.ts';

/** A build that one browser has in place of a released one. Nobody has released it: its code never runs here. */
export interface BuildOverride {
  part: string;
  build: string;
  /** Where its files are; `self` for the releases. */
  origin: string;
  /** Builds of the page, this one among them. */
  set: ReleaseSet;
  /** Folder of the build on another origin; null where it lies with the releases. */
  filesFrom: string | null;
  /** Says on the page whose code it shows; it stands beside the application. */
  ribbon(language: Language): { html: string; style: string };
}

/** Finds the override that a browser's person has agreed to; null without one that still holds. */
export type FindOverride = (request: FastifyRequest, set: ReleaseSet) => Promise<BuildOverride | null>;
