/** Address of the shell's service worker: it may serve what lies below its folder, so it stands at the root. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The same script among the files of a build of the shell; builds from before it have none. */
export const SERVICE_WORKER_FILE = 'service-worker.js';

/** A page without content, in each language, that the worker keeps and that becomes every page of a visitor without a network. */
export const OFFLINE_PAGE_PATH = '/offline';

/** Names of the caches that the worker fills begin with this. */
export const KEPT_CACHES = 'vitis-';

/** Global variable of the worker in which the gateway says where released files are. */
export const WORKER_FILES_AT = 'vitisFilesAt';
