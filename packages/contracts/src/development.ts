/**
 * Version of builds that are under development: they are compiled anew while pages are open, lie in no folder of
 * releases, and have no hashes. A release has the version of its package.
 */
export const DEVELOPMENT_VERSION = '0.0.0';

/** Whether a build is under development. */
export const isDevelopmentBuild = (build: string): boolean => build.startsWith(`${DEVELOPMENT_VERSION}-`);

/** Where pages hear, by part, that something has changed; there in development only. */
export const CHANGES_PATH = '/dev/changes';

/** Trusted Types policy of what shows sources that do not compile; allowed in development only. */
export const OVERLAY_POLICY = 'vitis-overlay';
