import { sparingHeap } from './shared/sparing-heap.ts';

sparingHeap();
await import('./run-server.ts');
