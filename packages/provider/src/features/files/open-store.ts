import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import { type BucketSettings, bucketStore } from './bucket-store.ts';
import { diskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Where files lie on disk; with a bucket, where the seed lays pictures out before they are sent there. */
export const filesFolder = ({ dataFolder, filesStore }: Pick<Config, 'dataFolder' | 'filesStore'>): string =>
  join(dataFolder, filesStore === undefined ? 'files' : 'files-on-their-way');

/** The store of the configuration. */
export const openStore = (config: Pick<Config, 'dataFolder' | 'filesStore'>): FileStore =>
  config.filesStore ? bucketStore(config.filesStore) : diskStore(filesFolder(config));

/** A store by its name: `https://host/bucket` with the keys of the environment, anything else is a folder. */
export const storeNamed = (name: string, keys: Omit<BucketSettings, 'url'>): FileStore =>
  /^https?:\/\//.test(name)
    ? bucketStore({ ...keys, url: name.replace(/\/$/, '') })
    : diskStore(resolve(name));
