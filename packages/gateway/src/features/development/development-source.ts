import { createHash } from 'node:crypto';
import { isDevelopmentBuild } from '@vitis/contracts/development';
import { releaseUrl } from '@vitis/contracts/registry';
import { folderSource, type ReleaseSource } from '../../releases/release-source.ts';

async function getText(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return text;
}

/**
 * What is released, with the parts that the development server compiles in their place. A page waits for a compilation
 * that is on its way: what it shows is what the sources say.
 *
 * @param folder of the releases
 * @param url of the development server
 */
export function developmentSource(folder: string, url: string): ReleaseSource {
  const released = folderSource(folder);
  return {
    name: url,
    believedFor: 0,
    quick: true,
    async registry(known) {
      const text = await getText(`${url}/registry`);
      const id = createHash('sha256').update(text).digest('hex');
      return id === known ? null : { id, text };
    },
    read: (part, build, file) =>
      isDevelopmentBuild(build)
        ? getText(url + releaseUrl(part, build, file))
        : released.read(part, build, file),
  };
}
