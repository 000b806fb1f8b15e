import { resolve } from 'node:path';
import { freePorts } from '@vitis/tooling/processes/ports';
import { startGateway } from '@vitis/tooling/processes/product';
import { type Bench, build, ownProduct, startSeeded } from './bench.ts';

export interface TwoShops {
  /** Addresses of the shop from its parts, and of the same sources as one bundle. */
  urls: { federated: string; one: string };
  providerUrl: string;
  /** Folder of the released parts. */
  releases: string;
  stop(): Promise<void>;
}

/** The product as its parts and as one bundle, side by side before one provider with a database of its own. */
export async function startTwoShops(bench: Bench): Promise<TwoShops> {
  bench.say('Building the parts, and the same sources as one bundle.');
  const releases = {
    federated: await build(bench, 'parts', ['parts']),
    one: await build(bench, 'one', ['one']),
  };
  const settings = await ownProduct(bench, 'shop');
  const provider = await startSeeded(bench, settings, []);
  const [onePort = 0] = await freePorts(1);
  const gatewayOf = (kind: 'federated' | 'one', gatewayPort: number) =>
    startGateway(bench.supervisor, {
      ...settings,
      gatewayPort,
      logs: resolve(settings.logs, kind),
      env: { ...settings.env, RELEASES_FOLDER: releases[kind] },
    });
  const gateways = [await gatewayOf('federated', settings.gatewayPort), await gatewayOf('one', onePort)];
  return {
    urls: {
      federated: `http://127.0.0.1:${settings.gatewayPort}`,
      one: `http://127.0.0.1:${onePort}`,
    },
    providerUrl: provider.url,
    releases: releases.federated,
    stop: async () => {
      for (const gateway of gateways) await gateway.stop();
      await provider.member.stop();
    },
  };
}
