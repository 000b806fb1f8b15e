// @ts-check

/**
 * @typedef {object} Diagnosis
 * @property {string} message one line: what is wrong and who can do what about it
 * @property {boolean} mayPass whether it is worth trying once more
 */

/** @type {readonly [RegExp, Diagnosis][]} the first that matches is taken: a full disk also breaks connections */
const known = [
  [
    /ENOSPC|no space left on device|EDQUOT/i,
    {
      message: 'The disk is full: about 2 GB are needed. Make room and run the command again.',
      mayPass: false,
    },
  ],
  [
    /EROFS|read-only file system/i,
    { message: 'The disk is mounted read-only, so nothing can be installed here.', mayPass: false },
  ],
  [
    /EACCES|EPERM|permission denied|operation not permitted/i,
    {
      message:
        'A file or folder may not be written by this user: run the command as the user who owns the checkout and the npm cache.',
      mayPass: false,
    },
  ],
  [
    /ERR_PNPM_OUTDATED_LOCKFILE|ERR_PNPM_LOCKFILE_MISSING|ERR_PNPM_NO_LOCKFILE|frozen-lockfile/,
    {
      message:
        'pnpm-lock.yaml does not fit the package.json files: run `npx pnpm@10.34.9 install` and commit the lock file.',
      mayPass: false,
    },
  ],
  [
    /\bE?40[13]\b.*(?:Unauthorized|Forbidden)|ERR_PNPM_FETCH_40[13]|code E40[13]/i,
    { message: 'The package registry refuses access: check the sign-in for it in .npmrc.', mayPass: false },
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|certificate/i,
    {
      message:
        "The package registry's certificate is not trusted here: name the issuer's certificate in NODE_EXTRA_CA_CERTS or `cafile`.",
      mayPass: false,
    },
  ],
  [
    /ERR_PNPM_FETCH_404|code E404|ERR_PNPM_NO_MATCHING_VERSION|code ETARGET/,
    { message: 'The package registry lacks a package that is needed.', mayPass: false },
  ],
  [
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EPIPE|ERR_SOCKET|ERR_PNPM_(?:META_)?FETCH|FetchError|socket hang up|network|ENOTCACHED|ERR_PNPM_NO_OFFLINE|fetch failed|\b50[0234]\b/i,
    {
      message:
        'The package registry does not answer: check the network, a proxy, or the `registry` setting of npm, then run the command again.',
      mayPass: true,
    },
  ],
];

/**
 * Whether nobody answered at all; a registry that refuses or fails a request has answered.
 *
 * @param {string} output what npm wrote
 * @returns {boolean}
 */
export function isUnreachable(output) {
  return /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network timeout/.test(
    output,
  );
}

/**
 * Says in one line why an installation failed.
 *
 * @param {string} output what npm and pnpm wrote
 * @returns {Diagnosis}
 */
export function diagnose(output) {
  const found = known.find(([pattern]) => pattern.test(output));
  if (found !== undefined) return found[1];
  return { message: 'The installation of the packages failed.', mayPass: false };
}
