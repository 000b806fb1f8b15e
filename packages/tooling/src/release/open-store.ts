import * as v from 'valibot';
import { releasesFolder } from '../workspace.ts';
import { openBucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

const Key = v.optional(v.pipe(v.string(), v.minLength(1, 'publishing to RELEASES_STORE needs it')), '');

const Environment = v.object({
  RELEASES_STORE: v.pipe(
    v.string(),
    v.regex(
      /^https?:\/\/[^/]+\/[^/?#]+(?:\/[^/?#]+)*$/,
      'must be https://host/bucket or https://host/bucket/folder',
    ),
  ),
  AWS_ACCESS_KEY_ID: Key,
  AWS_SECRET_ACCESS_KEY: Key,
  AWS_SESSION_TOKEN: v.optional(v.string()),
  AWS_REGION: v.optional(v.string(), 'us-east-1'),
});

/**
 * Where releases go: the object store of `RELEASES_STORE` when that is set, the folder of `RELEASES_FOLDER` otherwise.
 *
 * @throws one line that names the variable that is wrong
 */
export function openReleaseStore(environment: NodeJS.ProcessEnv = process.env): ReleaseStore {
  if (!environment.RELEASES_STORE) return folderStore(releasesFolder());
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${v.getDotPath(issue)}: ${issue.message}`);
  }
  const given = parsed.output;
  const bucket = openBucket({
    url: given.RELEASES_STORE,
    accessKeyId: given.AWS_ACCESS_KEY_ID,
    secretAccessKey: given.AWS_SECRET_ACCESS_KEY,
    sessionToken: given.AWS_SESSION_TOKEN,
    region: given.AWS_REGION,
  });
  return bucketStore(bucket);
}
