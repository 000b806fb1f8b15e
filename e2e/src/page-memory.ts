import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after all garbage is gone. */
export interface PageMemory {
  megabytes: number;
  /** Nodes of the body outside of its header, which counts what others do meanwhile. */
  bodyNodes: number;
  /** Nodes that are in no document and are held all the same. */
  otherNodes: number;
  listeners: number;
  /** Elements that are in no document and are held all the same, by their tags. */
  detached: string[];
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[] } };
  nodes: number[];
  strings: string[];
}

const DETACHED = 2;

/**
 * Elements that a heap snapshot marks as detached. `DOM.getDetachedDomNodes` would hold on to what it lists, and so
 * change what is measured next.
 */
function detachedIn({ snapshot, nodes, strings }: Snapshot): string[] {
  const fields = snapshot.meta.node_fields;
  const name = fields.indexOf('name');
  const detachedness = fields.indexOf('detachedness');
  const found: string[] = [];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const text = nodes[at + detachedness] === DETACHED ? strings[nodes[at + name] ?? 0] : undefined;
    if (text?.startsWith('<')) found.push(text);
  }
  return found;
}

async function heapSnapshot(session: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** Nodes of a page's document, and of its body without the header; its head has a link for each style that comes late. */
const countNodes = (page: Page): Promise<{ all: number; body: number }> =>
  page.evaluate(() => {
    const count = (root: Node): number => {
      const walker = document.createTreeWalker(root);
      let nodes = 1;
      while (walker.nextNode() !== null) nodes += 1;
      return nodes;
    };
    const header = document.querySelector('header');
    return { all: count(document), body: count(document.body) - (header === null ? 0 : count(header)) };
  });

/** Collects all garbage of a page, and says what is left. */
async function measureOnce(page: Page, session: CDPSession): Promise<PageMemory> {
  for (let turn = 0; turn < 3; turn += 1) {
    await session.send('HeapProfiler.collectGarbage');
    // What waits for a finalizer or for an idle moment goes with the next turn.
    await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle, { timeout: 1_000 })));
  }
  const { all, body } = await countNodes(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    megabytes: metric('JSHeapUsedSize') / 1e6,
    bodyNodes: body,
    otherNodes: metric('Nodes') - all,
    listeners: metric('JSEventListeners'),
    detached: detachedIn(await heapSnapshot(session)),
  };
}

/** What the page renders meanwhile is garbage a moment later: measured until nothing has changed, ten times at most. */
export async function measureMemory(page: Page, session: CDPSession): Promise<PageMemory> {
  const counts = ({ megabytes, ...rest }: PageMemory): string => JSON.stringify(rest);
  let last = await measureOnce(page, session);
  for (let time = 1; time < 10; time += 1) {
    const next = await measureOnce(page, session);
    if (counts(next) === counts(last)) return next;
    last = next;
  }
  return last;
}
