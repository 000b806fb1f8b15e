/**
 * Stands in browsers for the federation runtime's snapshots: deployments that are looked up in a manifest of its own.
 * Our remotes are registered with the address of their entry, so the runtime never asks for one.
 */
export class SnapshotHandler {
  manifestCache = new Map<string, unknown>();
  hooks = { lifecycle: {}, applyPlugin: () => {} };

  loadRemoteSnapshotInfo(): never {
    throw new Error('A remote is registered by the address of its entry, not by a federation manifest');
  }
}

export const getGlobalRemoteInfo = () => ({});
